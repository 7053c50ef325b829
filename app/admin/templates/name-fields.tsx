import type { StudioSite } from "../../../contract/studio-sites.ts";
import { TextField } from "../../components/ui/text-field.tsx";
import { makeContent as words } from "./make-content.ts";
import { TradeBoxes } from "./trade-boxes.tsx";

/** Whether a version takes the place of an earlier one, or is a template of its own. */
export type Kind = "next" | "new";

type Props = {
  /** What was made of an earlier version of the site. */
  template: StudioSite["template"];
  kind: Kind;
  onKind: (kind: Kind) => void;
  errors: Readonly<Record<string, string>>;
  /** An earlier version cannot take the place of a later one. */
  isTooEarly: boolean;
};

/** What the template is called, whom it suits, and what this version of it is. */
export function NameFields({ template, kind, onKind, errors, isTooEarly }: Props) {
  const isNext = template !== null && kind === "next";
  return (
    <>
      {template && (
        <fieldset className="grid gap-1">
          <legend className="mb-2 text-sm font-semibold">{words.as.legend}</legend>
          {(["next", "new"] as const).map((one) => (
            <label key={one} className="flex min-h-11 cursor-pointer items-center gap-3">
              <input
                type="radio"
                name="kind"
                value={one}
                checked={kind === one}
                onChange={() => onKind(one)}
                className="size-5 shrink-0 accent-accent"
              />
              {one === "next" ? words.as.next(template.name) : words.as.new}
            </label>
          ))}
          {isNext && (
            <p role="status" className="text-sm text-pretty text-muted">
              {isTooEarly ? words.as.tooEarly(template.version) : words.as.nextText}
            </p>
          )}
        </fieldset>
      )}
      {!isNext && (
        <>
          <TextField
            name="name"
            label={words.name}
            hint={words.nameHint}
            error={errors["as.name"]}
            maxLength={60}
            autoComplete="off"
            required
          />
          <TextField
            name="industry"
            label={words.industry}
            hint={words.industryHint}
            error={errors["as.industry"]}
            maxLength={120}
            autoComplete="off"
            required
          />
          <TradeBoxes />
        </>
      )}
      <TextField
        name="note"
        label={words.note}
        hint={words.noteHint}
        error={errors.note}
        maxLength={1000}
        autoComplete="off"
        required
      />
    </>
  );
}
