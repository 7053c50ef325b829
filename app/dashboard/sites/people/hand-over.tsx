import { useId, useState } from "react";
import { ActionForm } from "../../../account/action-form.tsx";
import { formText } from "../../../account/form-text.ts";
import { Button } from "../../../components/ui/button.tsx";
import { TextField } from "../../../components/ui/text-field.tsx";
import { peopleContent } from "./people-content.ts";

const words = peopleContent.handOver;

type Props = { who: string; site: string; busy: boolean; onOffer: () => void; onCancel: () => void };

/** Asks for the name of the site before it is offered to somebody: nobody gives one away by a slip. */
export function HandOver({ who, site, busy, onOffer, onCancel }: Props) {
  const [isWrong, setWrong] = useState(false);
  const id = useId();
  const plain = (name: string) => name.trim().replace(/\s+/g, " ").toLowerCase();
  function submit(form: HTMLFormElement): void {
    const isRight = plain(formText(form, "name")) === plain(site);
    setWrong(!isRight);
    if (isRight) onOffer();
  }
  return (
    <section
      aria-labelledby={id}
      onKeyDown={({ key }) => key === "Escape" && onCancel()}
      className="mt-2 grid max-w-xl gap-4 border-l-6 border-danger py-1 pl-4"
    >
      <h4 id={id} className="text-lg font-semibold wrap-anywhere">
        {words.heading(who)}
      </h4>
      <p className="text-pretty text-muted">{words.text(who)}</p>
      <ActionForm onSubmit={submit}>
        <TextField
          autoFocus
          label={words.consent(site)}
          name="name"
          autoComplete="off"
          required
          error={isWrong && words.wrong}
        />
        <div className="flex flex-wrap gap-x-6 gap-y-2">
          <Button type="submit" variant="outline" busyLabel={busy && words.busy}>
            {words.yes}
          </Button>
          <Button variant="text" onClick={onCancel}>
            {words.no}
          </Button>
        </div>
      </ActionForm>
    </section>
  );
}
