import { useState } from "react";
import { AskFirst } from "../../../account/ask-first.tsx";
import { formText } from "../../../account/form-text.ts";
import { TextField } from "../../../components/ui/text-field.tsx";
import { peopleContent } from "./people-content.ts";

const words = peopleContent.handOver;

type Props = { who: string; site: string; busy: boolean; onOffer: () => void; onCancel: () => void };

/** Asks for the name of the site before it is offered to somebody: nobody gives one away by a slip. */
export function HandOver({ who, site, busy, onOffer, onCancel }: Props) {
  const [isWrong, setWrong] = useState(false);
  const plain = (name: string) => name.trim().replace(/\s+/g, " ").toLowerCase();
  function submit(form: HTMLFormElement): void {
    const isRight = plain(formText(form, "name")) === plain(site);
    setWrong(!isRight);
    if (isRight) onOffer();
  }
  return (
    <AskFirst
      level={4}
      isGrave
      words={{ ...words, question: words.question(who), text: words.text(who) }}
      busy={busy}
      onYes={submit}
      onNo={onCancel}
    >
      <TextField
        autoFocus
        label={words.consent(site)}
        name="name"
        autoComplete="off"
        required
        error={isWrong && words.wrong}
      />
    </AskFirst>
  );
}
