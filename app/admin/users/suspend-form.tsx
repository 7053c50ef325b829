import { AskFirst } from "../../account/ask-first.tsx";
import { formText } from "../../account/form-text.ts";
import { TextField } from "../../components/ui/text-field.tsx";
import { usersContent } from "./users-content.ts";

const words = usersContent.person.suspend;

type Props = {
  who: string;
  busy: boolean;
  onYes: (reason: string, sitesStayLive: boolean, isTold: boolean) => void;
  onNo: () => void;
};

/** Asks why somebody is suspended, what becomes of their sites, and whether they are told. */
export function SuspendForm({ who, busy, onYes, onNo }: Props) {
  return (
    <AskFirst
      isGrave
      words={{ ...words, question: words.question(who), busy: usersContent.person.busy }}
      busy={busy}
      onNo={onNo}
      onYes={(form) =>
        onYes(formText(form, "reason"), formText(form, "sites") === "live", new FormData(form).has("told"))
      }
    >
      <TextField
        label={words.reason}
        hint={words.reasonHint}
        name="reason"
        autoComplete="off"
        required
        minLength={3}
        maxLength={500}
      />
      <fieldset>
        <legend className="mb-2 text-sm font-semibold">{words.sites}</legend>
        {(["away", "live"] as const).map((choice, at) => (
          <label key={choice} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="radio"
              name="sites"
              value={choice}
              defaultChecked={at === 0}
              className="size-4.5 shrink-0 cursor-pointer accent-accent"
            />
            {words[choice]}
          </label>
        ))}
      </fieldset>
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          name="told"
          value="yes"
          defaultChecked
          className="size-4.5 shrink-0 cursor-pointer accent-accent"
        />
        {words.told}
      </label>
    </AskFirst>
  );
}
