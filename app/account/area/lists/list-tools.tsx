import type { ReactNode } from "react";
import { inputClass } from "../../../components/ui/text-field.tsx";
import { FilterChoice, type FilterWords } from "./filter-choice.tsx";
import type { ListQuery, ListShape } from "./list-query.ts";
import { useTyped } from "./use-typed.ts";

export type ListWords<Shape extends ListShape> = {
  search: string;
  sort: { label: string; options: readonly { by: Shape["sorts"][number]; label: string }[] };
  /** The first of them is the larger. */
  filters: readonly (FilterWords & { name: keyof Shape["filters"] & string })[];
};

type Props<Shape extends ListShape> = {
  query: ListQuery<Shape>;
  words: ListWords<Shape>;
  onAsk: (change: Partial<ListQuery<Shape>>) => void;
  /** What else is done with the list. */
  children?: ReactNode;
};

/** Which rows of a list are shown, and in which order. */
export function ListTools<Shape extends ListShape>({ query, words, onAsk, children }: Props<Shape>) {
  const [typed, setTyped] = useTyped(query.containing, (containing) => onAsk({ containing }));
  const { search, sort, filters } = words;
  return (
    <div className="grid gap-x-8 gap-y-4 pb-6 xl:grid-cols-[1fr_auto] xl:items-end">
      <div className="grid gap-y-2">
        {filters.map((filter, at) => (
          <FilterChoice
            key={filter.name}
            words={filter}
            value={query.filters[filter.name]}
            look={at === 0 ? "open" : "small"}
            onChoose={(value) => onAsk({ filters: { ...query.filters, [filter.name]: value } })}
          />
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-4">
        <input
          type="search"
          aria-label={search}
          placeholder={search}
          value={typed}
          maxLength={80}
          onChange={({ target }) => setTyped(target.value)}
          className={`${inputClass} text-ellipsis sm:w-56 lg:w-72`}
        />
        {sort.options.length > 1 && (
          <label className="flex items-center gap-3 text-sm">
            <span className="shrink-0 text-muted">{sort.label}</span>
            <select
              value={query.sort}
              onChange={({ target }) => {
                const chosen = sort.options.find(({ by }) => by === target.value);
                if (chosen) onAsk({ sort: chosen.by });
              }}
              className={inputClass}
            >
              {sort.options.map(({ by, label }) => (
                <option key={by} value={by}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        )}
        {children}
      </div>
    </div>
  );
}
