import { useState } from "react";
import { AskFirst } from "../../account/ask-first.tsx";
import { CommandRefused } from "../../account/command-refused.ts";
import { formText } from "../../account/form-text.ts";
import { OthersEmailField } from "../../account/others-email-field.tsx";
import type { PersonParts } from "./person-parts.ts";
import { nameOf, usersContent } from "./users-content.ts";

const words = usersContent.person.remove;

/** Asks for the address of the account that is to be deleted; a wrong one is told at its field. */
export function RemoveForm({ person, acts, busy, act, onNo }: PersonParts & { onNo: () => void }) {
  const [wrong, setWrong] = useState<string>();
  const who = nameOf(person);
  const remove = (email: string) =>
    act(
      async () => {
        setWrong(undefined);
        try {
          await acts.remove(email);
          onNo();
        } catch (refused) {
          if (refused instanceof CommandRefused) setWrong(refused.fields.email);
          throw refused;
        }
      },
      { text: words.done(who), undo: acts.keep },
    );
  return (
    <AskFirst
      isGrave
      words={{ ...words, question: words.question(who), busy: usersContent.person.busy }}
      busy={busy}
      onNo={onNo}
      onYes={(form) => void remove(formText(form, "email"))}
    >
      <OthersEmailField label={words.email} name="email" error={wrong} />
    </AskFirst>
  );
}
