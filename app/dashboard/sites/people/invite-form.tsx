import { useId, useState } from "react";
import { type InvitedRole, invitedRoles } from "../../../../contract/permissions.ts";
import { ActionForm } from "../../../account/action-form.tsx";
import { CommandRefused } from "../../../account/command-refused.ts";
import { formText } from "../../../account/form-text.ts";
import { OthersEmailField } from "../../../account/others-email-field.tsx";
import { useAction } from "../../../account/use-action.ts";
import { Button } from "../../../components/ui/button.tsx";
import { peopleContent } from "./people-content.ts";

const words = peopleContent.invite;

/** Invites somebody by their address. What is wrong with it stands at its field. */
export function InviteForm({ onInvite }: { onInvite: (email: string, role: InvitedRole) => Promise<void> }) {
  const { busy, run } = useAction();
  const [wrong, setWrong] = useState<string>();
  const id = useId();

  async function submit(form: HTMLFormElement): Promise<void> {
    setWrong(undefined);
    try {
      const role = invitedRoles.find((one) => one === formText(form, "role")) ?? "viewer";
      await onInvite(formText(form, "email").trim(), role);
      form.reset();
    } catch (refused) {
      const said = refused instanceof CommandRefused ? refused.fields.email : undefined;
      if (said === undefined) throw refused;
      setWrong(said);
    }
  }

  return (
    <section aria-labelledby={id} className="grid gap-4 border-t-2 border-ink pt-5">
      <h3 id={id} className="font-display text-3xl">
        {words.heading}
      </h3>
      <p className="text-pretty text-muted">{words.text}</p>
      <ActionForm onSubmit={(form) => void run(() => submit(form))}>
        <OthersEmailField label={words.email} name="email" error={wrong} />
        <fieldset>
          <legend className="mb-2 text-sm font-semibold">{words.role}</legend>
          <div className="grid gap-px border border-muted bg-muted">
            {invitedRoles.map((role, at) => (
              <label
                key={role}
                className="relative flex cursor-pointer gap-3 bg-paper px-4 py-3.5 hover:bg-raised has-checked:bg-raised has-checked:inset-ring-2 has-checked:inset-ring-accent has-focus-visible:z-10 has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-accent"
              >
                <input
                  type="radio"
                  name="role"
                  value={role}
                  defaultChecked={at === 0}
                  aria-label={peopleContent.roles[role]}
                  aria-describedby={`${id}-${role}`}
                  className="mt-1 size-4.5 shrink-0 cursor-pointer accent-accent outline-none"
                />
                <span>
                  <span className="block font-semibold">{peopleContent.roles[role]}</span>
                  <span id={`${id}-${role}`} className="block text-sm text-muted">
                    {peopleContent.may[role]}
                  </span>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
        <Button type="submit" busyLabel={busy && words.busy} className="justify-self-start">
          {words.submit}
        </Button>
      </ActionForm>
    </section>
  );
}
