import { templateStates } from "../../../contract/template-list.ts";
import type { ListWords } from "../../account/area/lists/list-tools.tsx";
import type { StudioTemplate } from "./read-templates.ts";
import { templatesContent, tradeName } from "./templates-content.ts";
import type { templatesShape } from "./templates-query.ts";

/** What stands above the list, with how many there are of each state. */
export function listWords(templates: readonly StudioTemplate[]): ListWords<typeof templatesShape> {
  const { search, sort, state, states } = templatesContent;
  return {
    search,
    sort,
    filters: [
      {
        name: "state",
        label: state.label,
        all: state.all,
        count: templates.length,
        options: templateStates.map((value) => ({
          value,
          label: states[value],
          count: templates.filter((one) => one.state === value).length,
        })),
      },
    ],
  };
}

/** The trades that any of them suits, by their names. */
export function tradesOfAll(templates: readonly StudioTemplate[]): { trade: string; name: string }[] {
  return [...new Set(templates.flatMap(({ trades }) => trades))]
    .map((trade) => ({ trade, name: tradeName(trade) }))
    .sort((one, other) => one.name.localeCompare(other.name, "en"));
}
