import { trades } from "../../../engine/facts/trades.ts";
import { limits } from "../../../templates/fitting/limits.ts";
import { inputClass, TextField } from "../../components/ui/text-field.tsx";
import type { Typed } from "./beginning.ts";
import { newSite } from "./new-site-content.ts";

const words = newSite.facts;

type Props = {
  typed: Typed;
  onType: (change: Partial<Typed>) => void;
  /** What is wrong, by the name of the field. */
  problems: Readonly<Record<string, string>>;
  /** What comes along without a field of its own. */
  along: string;
};

/** Who the business is, as far as a first page says it. */
export function FactsFields({ typed, onType, problems, along }: Props) {
  const field = (name: keyof Typed) => ({
    name,
    value: typed[name],
    error: problems[name],
    onChange: ({ target }: { target: HTMLInputElement }) => onType({ [name]: target.value }),
  });
  const isMoreKnown = Boolean(typed.phone || typed.city || typed.email);
  const isMoreWrong = Boolean(problems.phone ?? problems.city ?? problems.email);
  return (
    <fieldset className="grid gap-5">
      <legend className="mb-4 font-display text-3xl">{words.legend}</legend>
      <TextField
        label={words.name}
        placeholder={words.nameHint}
        maxLength={limits.name}
        autoComplete="organization"
        required
        {...field("name")}
      />
      <TextField
        label={words.trade}
        placeholder={words.tradeHint}
        maxLength={limits.trade}
        list="trades"
        autoComplete="off"
        {...field("trade")}
      />
      <datalist id="trades">
        {Object.entries(trades).map(([trade, [name]]) => (
          <option key={trade} value={name} />
        ))}
      </datalist>
      <details open={isMoreKnown || isMoreWrong || undefined}>
        <summary className="flex min-h-12 cursor-pointer items-center font-medium underline decoration-1 underline-offset-4 hover:text-accent">
          {words.more}
        </summary>
        <div className="grid gap-5 pt-3">
          <TextField
            label={words.phone}
            type="tel"
            maxLength={limits.phone}
            autoComplete="tel"
            {...field("phone")}
          />
          <TextField
            label={words.city}
            maxLength={limits.town}
            autoComplete="address-level2"
            {...field("city")}
          />
          <TextField
            label={words.email}
            type="email"
            maxLength={120}
            autoComplete="email"
            {...field("email")}
          />
          <label className="block text-sm font-semibold">
            <span className="mb-2 block">{words.language}</span>
            <select
              name="language"
              value={typed.language}
              onChange={({ target }) => onType({ language: target.value })}
              className={`${inputClass} font-normal`}
            >
              {words.languages.map(({ tag, name }) => (
                <option key={tag} value={tag}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        </div>
      </details>
      {along && <p className="text-sm text-muted">{words.comesAlong(along)}</p>}
    </fieldset>
  );
}
