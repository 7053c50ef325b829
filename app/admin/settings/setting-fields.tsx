import { useId } from "react";
import {
  type BlockingRule,
  blockingRules,
  type StudioSettingKey,
  type StudioSettings,
  usualSettings,
} from "../../../contract/studio-setting-values.ts";
import { TextArea } from "../../components/ui/text-area.tsx";
import { TextField } from "../../components/ui/text-field.tsx";
import { settingsContent } from "./settings-content.ts";

const { fields: words } = settingsContent;

type Props = {
  name: StudioSettingKey;
  label: string;
  value: unknown;
  /** What is wrong with what was sent, by its place below `value`. */
  problems: Readonly<Record<string, string>>;
  onChange: (value: unknown) => void;
};

const planFields = ["sites", "pages", "pictureMegabytes", "messages"] as const;

const monthsOf = {
  keepVisits: { min: 1, max: 25 },
  keepAudit: { min: 6, max: 120 },
  keepContacts: { min: 1, max: 60 },
} as const;

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** What is usual, in words. */
export function sayUsual(name: StudioSettingKey): string {
  const usual = usualSettings[name] as never;
  const { sites, pages, pictureMegabytes, messages } = usualSettings.freePlan;
  const said: Record<StudioSettingKey, string> = {
    sender: words.senderUsual,
    signUp: words.signUp[usual as StudioSettings["signUp"]]?.toLowerCase(),
    asksForAdmin: words.asksForAdmin.yes.toLowerCase(),
    freePlan: words.planUsual(sites, pages, pictureMegabytes, messages),
    blockingChecks: words.checksUsual,
    keepVisits: words.monthsUsual(usualSettings.keepVisits),
    keepAudit: words.monthsUsual(usualSettings.keepAudit),
    contactForm: lowerFirst(words.contactForm[usualSettings.contactForm]),
    keepContacts: words.monthsUsual(usualSettings.keepContacts),
    maintenance: words.maintenanceUsual,
  };
  return said[name];
}

/** The fields of one setting. */
export function SettingFields({ name, label, value, problems, onChange }: Props) {
  const wrong = problems.value;
  switch (name) {
    case "sender":
      return (
        <TextField
          label={words.sender}
          value={(value as string | null) ?? ""}
          maxLength={60}
          error={wrong}
          onChange={({ target }) => onChange(target.value === "" ? null : target.value)}
        />
      );
    case "maintenance":
      return (
        <TextArea
          label={words.maintenance}
          rows={3}
          maxLength={300}
          value={(value as string | null) ?? ""}
          error={wrong}
          onChange={({ target }) => onChange(target.value === "" ? null : target.value)}
        />
      );
    case "signUp":
    case "contactForm":
      return (
        <Choice
          label={label}
          value={value as string}
          options={Object.entries(words[name]).map(([one, text]) => ({ value: one, text }))}
          onChange={onChange}
        />
      );
    case "asksForAdmin":
      return (
        <Choice
          label={label}
          value={value ? "yes" : "no"}
          options={Object.entries(words.asksForAdmin).map(([one, text]) => ({ value: one, text }))}
          onChange={(chosen) => onChange(chosen === "yes")}
        />
      );
    case "blockingChecks": {
      const chosen = value as readonly BlockingRule[];
      return (
        <fieldset aria-label={label} className="grid gap-x-8 sm:grid-cols-2">
          {blockingRules.map((rule) => (
            <label key={rule} className="flex min-h-12 cursor-pointer items-center gap-3">
              <input
                type="checkbox"
                checked={chosen.includes(rule)}
                onChange={({ target }) =>
                  onChange(
                    blockingRules.filter((one) => (one === rule ? target.checked : chosen.includes(one))),
                  )
                }
                className="size-5 shrink-0 accent-accent"
              />
              {words.checks[rule]}
            </label>
          ))}
        </fieldset>
      );
    }
    case "freePlan": {
      const plan = value as Record<(typeof planFields)[number], number>;
      return (
        <div className="grid gap-4 sm:grid-cols-2">
          {planFields.map((field) => (
            <TextField
              key={field}
              label={words.plan[field]}
              type="number"
              required
              min={field === "pages" ? 1 : 0}
              value={Number.isNaN(plan[field]) ? "" : plan[field]}
              error={problems[`value.${field}`]}
              onChange={({ target }) => onChange({ ...plan, [field]: target.valueAsNumber })}
            />
          ))}
        </div>
      );
    }
    case "keepVisits":
    case "keepAudit":
    case "keepContacts":
      return (
        <TextField
          label={words.months}
          type="number"
          required
          {...monthsOf[name]}
          value={Number.isNaN(value) ? "" : (value as number)}
          className="max-w-40"
          error={wrong}
          onChange={({ target }) => onChange(target.valueAsNumber)}
        />
      );
  }
}

function Choice({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: string;
  options: readonly { value: string; text: string }[];
  onChange: (value: string) => void;
}) {
  const name = useId();
  return (
    <fieldset aria-label={label} className="flex flex-wrap gap-x-8">
      {options.map((option) => (
        <label key={option.value} className="flex min-h-12 cursor-pointer items-center gap-3">
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="size-5 shrink-0 accent-accent"
          />
          {option.text}
        </label>
      ))}
    </fieldset>
  );
}
