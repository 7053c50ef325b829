import type { MySite } from "../../account/profile.ts";
import { inputClass, TextField } from "../../components/ui/text-field.tsx";
import { newSite } from "./new-site-content.ts";

const words = newSite.copy;

type Copy = { of: string; name: string };

type Props = {
  sites: readonly MySite[];
  copy: Copy;
  /** What the copy is called as long as nobody says otherwise. */
  placeholder: string;
  onChange: (copy: Copy) => void;
};

/** Of which site a copy is made, and what that is called. */
export function CopyFields({ sites, copy, placeholder, onChange }: Props) {
  return (
    <fieldset className="grid gap-5">
      <legend className="mb-4 font-display text-3xl">{words.legend}</legend>
      <label className="block text-sm font-semibold">
        <span className="mb-2 block">{words.of}</span>
        <select
          value={copy.of}
          onChange={({ target }) => onChange({ ...copy, of: target.value })}
          className={`${inputClass} font-normal`}
        >
          {sites.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <TextField
        label={words.name}
        value={copy.name}
        placeholder={placeholder}
        maxLength={80}
        onChange={({ target }) => onChange({ ...copy, name: target.value })}
      />
      <p className="text-sm text-pretty text-muted">{words.text}</p>
    </fieldset>
  );
}
