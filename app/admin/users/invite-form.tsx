import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { ActionForm } from "../../account/action-form.tsx";
import { CommandRefused } from "../../account/command-refused.ts";
import { formText } from "../../account/form-text.ts";
import { AccountPart } from "../../account/my-account/account-part.tsx";
import { OthersEmailField } from "../../account/others-email-field.tsx";
import { sendCommand } from "../../account/send-command.ts";
import { useAction } from "../../account/use-action.ts";
import { Button } from "../../components/ui/button.tsx";
import { TextField } from "../../components/ui/text-field.tsx";
import { usersContent } from "./users-content.ts";

const words = usersContent.invite;

/** Opens an account for somebody. What is wrong with the address stands at its field. */
export function InviteForm({ onInvited }: { onInvited: () => void }) {
  const { busy, run } = useAction();
  const [wrong, setWrong] = useState<string>();
  const [said, setSaid] = useState("");
  const { hash, key } = useLocation();
  const part = useRef<HTMLDivElement>(null);
  // Whoever is led here finds it where the list has come before it, and types at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that somebody is led here
  useEffect(() => {
    if (hash === "#invite") part.current?.querySelector("input")?.focus();
  }, [hash, key]);

  async function submit(form: HTMLFormElement): Promise<void> {
    setWrong(undefined);
    setSaid("");
    const email = formText(form, "email").trim();
    try {
      await sendCommand("invite-person", {
        request: crypto.randomUUID(),
        email,
        name: formText(form, "full_name"),
      });
    } catch (refused) {
      const atField = refused instanceof CommandRefused ? refused.fields.email : undefined;
      if (atField === undefined) throw refused;
      setWrong(atField);
      return;
    }
    form.reset();
    setSaid(words.done(email));
    onInvited();
  }

  return (
    <div ref={part} id="invite" className="mt-16">
      <AccountPart heading={words.heading} text={words.text}>
        <ActionForm onSubmit={(form) => void run(() => submit(form))}>
          <TextField label={words.name} name="full_name" autoComplete="off" maxLength={200} />
          <OthersEmailField label={words.email} name="email" error={wrong} />
          <Button type="submit" busyLabel={busy && words.busy} className="justify-self-start">
            {words.submit}
          </Button>
          <p role="status" className="text-muted empty:hidden">
            {said}
          </p>
        </ActionForm>
      </AccountPart>
    </div>
  );
}
