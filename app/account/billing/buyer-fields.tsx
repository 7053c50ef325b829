import { useId, useMemo } from "react";
import type { Buyer } from "../../../contract/party.ts";
import { inputClass, TextField } from "../../components/ui/text-field.tsx";
import { formText } from "../form-text.ts";
import { billingWords } from "./billing-words.ts";
import { countries } from "./countries.ts";

const words = billingWords.buyer;

type Props = {
  value?: Partial<Buyer> | null | undefined;
  /** What is wrong with what was sent, by its place: `buyer.street`. */
  errors?: Readonly<Record<string, string>> | undefined;
  /** Where these stand in the input. */
  at?: string;
  /** What is to be known of the tax number. */
  taxIdHint?: string;
};

/** Whom an invoice is made out to. */
export function BuyerFields({ value, errors = {}, at = "buyer", taxIdHint = words.taxIdHint }: Props) {
  const id = useId();
  const all = useMemo(countries, []);
  const of = (name: keyof Buyer) => ({
    name,
    label: words[name],
    defaultValue: value?.[name] ?? "",
    error: errors[`${at}.${name}`],
    maxLength: 120,
  });
  return (
    <div className="grid gap-6 sm:grid-cols-6">
      <div className="sm:col-span-6">
        <TextField {...of("name")} autoComplete="organization" required />
      </div>
      <div className="sm:col-span-6">
        <TextField {...of("street")} autoComplete="street-address" required />
      </div>
      <div className="sm:col-span-2">
        <TextField {...of("postalCode")} autoComplete="postal-code" maxLength={20} />
      </div>
      <div className="sm:col-span-4">
        <TextField {...of("city")} autoComplete="address-level2" maxLength={80} required />
      </div>
      <div className="sm:col-span-3">
        <TextField {...of("region")} autoComplete="address-level1" maxLength={80} />
      </div>
      <div className="sm:col-span-3">
        <label htmlFor={id} className="mb-2 block text-sm font-semibold">
          {words.country}
        </label>
        <select
          id={id}
          name="country"
          autoComplete="country"
          required
          defaultValue={value?.country ?? ""}
          className={inputClass}
        >
          <option value="">{words.choose}</option>
          {all.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <div className="sm:col-span-6">
        <TextField {...of("taxId")} hint={taxIdHint} maxLength={30} />
      </div>
    </div>
  );
}

/** What was typed into those fields. */
export function readBuyer(form: HTMLFormElement): Buyer {
  const of = (name: keyof Buyer) => formText(form, name);
  return {
    name: of("name"),
    street: of("street"),
    city: of("city"),
    region: of("region"),
    postalCode: of("postalCode"),
    country: of("country"),
    taxId: of("taxId"),
  };
}
