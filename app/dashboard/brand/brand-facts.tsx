import type { Brand } from "../../../contract/brand.ts";
import { trades } from "../../../engine/facts/trades.ts";
import { TextField, type TextFieldProps } from "../../components/ui/text-field.tsx";
import { brandContent as words } from "./brand-content.ts";

/** What people type of a business; all else that is known of it stays. */
type Said =
  | "name"
  | "shortName"
  | "trade"
  | "phone"
  | "email"
  | "street"
  | "postalCode"
  | "city"
  | "area"
  | "licence";

type Props = {
  brand: Brand;
  onBrand: (brand: Brand) => void;
  /** What is wrong, by its place. */
  problems: Readonly<Record<string, string>>;
};

const mostClaims = 5;

/** Who the business is, in its own words: the forms of its name, where it is found, and what it says of itself. */
export function BrandFacts({ brand, onBrand, problems }: Props) {
  const { facts, claims } = brand;
  const field = (name: Said, more: Partial<TextFieldProps> = {}) => (
    <TextField
      label={words.facts[name]}
      name={name}
      value={facts[name] ?? ""}
      error={problems[`facts.${name}`]}
      onChange={({ target }) => onBrand({ ...brand, facts: { ...facts, [name]: target.value } })}
      {...more}
    />
  );
  // One more than there are, to write the next into.
  const lines = [...claims, ""].slice(0, mostClaims);
  return (
    <>
      <section aria-labelledby="brand-names" className="grid gap-5 border-t-2 border-ink pt-5">
        <h2 id="brand-names" className="font-display text-3xl">
          {words.parts.names}
        </h2>
        {field("name", { required: true, maxLength: 60, autoComplete: "organization" })}
        {field("shortName", { maxLength: 40, hint: words.facts.shortNameHint, autoComplete: "off" })}
        {field("trade", { maxLength: 80, list: "brand-trades", autoComplete: "off" })}
        <datalist id="brand-trades">
          {Object.entries(trades).map(([trade, [name]]) => (
            <option key={trade} value={name} />
          ))}
        </datalist>
      </section>
      <section aria-labelledby="brand-speech" className="grid gap-5 border-t border-line pt-5">
        <h2 id="brand-speech" className="font-display text-3xl">
          {words.parts.speech}
        </h2>
        <p className="text-sm text-muted">{words.claims.hint}</p>
        {lines.map((text, index) => (
          <TextField
            // biome-ignore lint/suspicious/noArrayIndexKey: a sentence has no other name than its place
            key={index}
            label={words.claims.label(index + 1)}
            name={`claim-${index + 1}`}
            value={text}
            maxLength={160}
            error={problems[`claims.${index}`]}
            onChange={({ target }) =>
              onBrand({ ...brand, claims: lines.with(index, target.value).filter(isKept) })
            }
          />
        ))}
      </section>
      <section aria-labelledby="brand-where" className="grid gap-5 border-t border-line pt-5">
        <h2 id="brand-where" className="font-display text-3xl">
          {words.parts.where}
        </h2>
        {field("phone", { type: "tel", maxLength: 24, autoComplete: "tel" })}
        {field("email", { type: "email", maxLength: 120, autoComplete: "email" })}
        {field("street", { maxLength: 80, autoComplete: "street-address" })}
        <div className="grid gap-5 sm:grid-cols-[9rem_minmax(0,1fr)]">
          {field("postalCode", { maxLength: 12, autoComplete: "postal-code" })}
          {field("city", { maxLength: 80, autoComplete: "address-level2" })}
        </div>
        {field("area", { maxLength: 80, placeholder: words.facts.areaHint, autoComplete: "off" })}
        {field("licence", { maxLength: 60, autoComplete: "off" })}
      </section>
    </>
  );
}

/** An empty sentence at the end is the one to write into. */
function isKept(text: string, index: number, all: readonly string[]): boolean {
  return text !== "" || all.slice(index + 1).some((later) => later !== "");
}
