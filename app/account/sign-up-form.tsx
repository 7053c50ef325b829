import { Button } from "../components/ui/button.tsx";
import { PasswordField } from "../components/ui/password-field.tsx";
import { TextField } from "../components/ui/text-field.tsx";
import { ActionForm } from "./action-form.tsx";
import { useLoaded } from "./area/use-loaded.ts";
import { accountContent } from "./content.ts";
import { formText } from "./form-text.ts";
import { openBackend } from "./open-backend.ts";
import { readDoor } from "./read-door.ts";
import { RoleField } from "./role-field.tsx";
import { confirmationTarget } from "./send-confirmation.ts";
import { showSuccess, useAction } from "./use-action.ts";

const { fields, notices } = accountContent;
const words = accountContent.auth.signUp;

/** Opens an account; the service then mails a link, and `onCreated` shows what to do with it. */
export function SignUpForm({
  email,
  onEmail,
  onCreated,
}: {
  email: string;
  onEmail: (email: string) => void;
  /** Hears the address that the confirmation went to. */
  onCreated: (email: string) => void;
}) {
  const { busy, run } = useAction();
  const { value: door } = useLoaded("", readDoor);
  const asksForAdmin = door?.asksForAdmin ?? true;

  async function submit(form: HTMLFormElement): Promise<void> {
    const address = formText(form, "email").trim();
    const { auth } = await openBackend();
    const { data, error } = await auth.signUp({
      email: address,
      password: formText(form, "password"),
      options: {
        data: {
          full_name: formText(form, "full_name").trim(),
          role: formText(form, "role") || words.roles[0].value,
        },
        emailRedirectTo: confirmationTarget(),
      },
    });
    if (error) throw error;
    showSuccess(notices.accountCreated);
    // A service that is set to confirm addresses by itself signs the visitor in right here.
    if (!data.session) onCreated(address);
  }

  if (door?.isClosed) return <p className="py-6 text-lg text-pretty">{words.closed}</p>;
  return (
    <ActionForm onSubmit={(form) => void run(() => submit(form))}>
      <TextField label={fields.fullName} name="full_name" autoComplete="name" required maxLength={200} />
      <TextField
        label={fields.email}
        name="email"
        type="email"
        autoComplete="email"
        required
        defaultValue={email}
        onChange={(event) => onEmail(event.target.value)}
      />
      <PasswordField
        label={fields.password}
        showLabel={fields.showPassword}
        hint={fields.passwordRule}
        name="password"
        autoComplete="new-password"
        required
        minLength={6}
        maxLength={256}
      />
      {asksForAdmin && (
        <RoleField legend={words.accountType} name="role" roles={words.roles} hint={words.adminRule} />
      )}
      <Button type="submit" disabled={busy} busyLabel={busy && words.busy} className="justify-self-start">
        {words.submit}
      </Button>
    </ActionForm>
  );
}
