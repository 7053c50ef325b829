import { inputClass } from "../../components/ui/text-field.tsx";
import { demos } from "../../demos/catalog.ts";
import type { Made } from "./beginning.ts";
import { newSite } from "./new-site-content.ts";

const words = newSite.made;

/** Which of the designs that were changed before there was an account becomes the site. */
export function MadeFields({
  made,
  chosen,
  onChoose,
}: {
  made: readonly Made[];
  chosen: string;
  onChoose: (design: string) => void;
}) {
  return (
    <fieldset className="grid gap-5">
      <legend className="mb-4 font-display text-3xl">{words.legend}</legend>
      <label className="block text-sm font-semibold">
        <span className="mb-2 block">{words.of}</span>
        <select
          value={chosen}
          onChange={({ target }) => onChoose(target.value)}
          className={`${inputClass} font-normal`}
        >
          {made.map(({ design, draft }) => (
            <option key={design} value={design}>
              {words.option(
                draft.document.facts.name,
                demos.find(({ slug }) => slug === design)?.brand ?? design,
              )}
            </option>
          ))}
        </select>
      </label>
      <p className="text-sm text-pretty text-muted">{words.text}</p>
    </fieldset>
  );
}
