import { Button } from "../components/ui/button.tsx";
import { TextField } from "../components/ui/text-field.tsx";
import { ActionForm } from "./action-form.tsx";
import { accountContent } from "./content.ts";
import { formText } from "./form-text.ts";
import { newPasswordPath } from "./must-choose-password.ts";
import { openBackend } from "./open-backend.ts";
import { StepHeading } from "./step-heading.tsx";
import { useAction } from "./use-action.ts";

const { fields, forgot: words } = accountContent;

/** Asks for the mail that leads to the new-password page; `onSent` hears the address that was asked for. */
export function ForgotPassword({
  email,
  onSent,
  onBack,
}: {
  email: string;
  onSent: (email: string) => void;
  onBack: () => void;
}) {
  const { busy, run } = useAction();

  async function submit(form: HTMLFormElement): Promise<void> {
    const address = formText(form, "email").trim();
    const { auth } = await openBackend();
    const { error } = await auth.resetPasswordForEmail(address, {
      redirectTo: location.origin + newPasswordPath,
    });
    if (error) throw error;
    onSent(address);
  }

  return (
    <>
      <StepHeading>{words.heading}</StepHeading>
      <p className="mt-6 mb-8 text-lg text-pretty wrap-anywhere text-muted">{words.text}</p>
      <ActionForm onSubmit={(form) => void run(() => submit(form))}>
        <TextField
          label={fields.email}
          name="email"
          type="email"
          autoComplete="username"
          required
          defaultValue={email}
        />
        <Button type="submit" busyLabel={busy && words.busy} className="justify-self-start">
          {words.submit}
        </Button>
      </ActionForm>
      <div className="mt-10 border-t border-line pt-3">
        <Button variant="text" onClick={onBack}>
          {words.back}
        </Button>
      </div>
    </>
  );
}
