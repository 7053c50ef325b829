import { useNavigate } from "react-router";
import { Button } from "../components/ui/button.tsx";
import { PasswordField } from "../components/ui/password-field.tsx";
import { accountContent } from "./content.ts";
import { formText } from "./form-text.ts";
import { openBackend } from "./open-backend.ts";
import { StepHeading } from "./step-heading.tsx";
import { showSuccess, useAction } from "./use-action.ts";

const { fields, notices, newPassword: words } = accountContent;

/** Gives the signed-in user a new password and then goes to the home page, still signed in. */
export function NewPasswordForm({ email }: { email: string }) {
  const navigate = useNavigate();
  const { busy, run } = useAction();

  async function submit(form: HTMLFormElement): Promise<void> {
    const { auth } = await openBackend();
    const { error } = await auth.updateUser({ password: formText(form, "password") });
    if (error) throw error;
    showSuccess(notices.passwordSaved);
    await navigate("/", { replace: true });
  }

  return (
    <>
      <StepHeading>{words.heading}</StepHeading>
      <p className="mt-6 mb-8 text-lg text-pretty wrap-anywhere text-muted">{words.text(email)}</p>
      <form
        method="post"
        className="grid gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          const form = event.currentTarget;
          void run(() => submit(form));
        }}
      >
        {/* Password managers file the new password under the name they find beside it. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label={fields.newPassword}
          showLabel={fields.showPassword}
          hint={fields.passwordRule}
          name="password"
          autoComplete="new-password"
          required
          minLength={6}
          maxLength={256}
        />
        <Button type="submit" busyLabel={busy && words.busy} className="justify-self-start">
          {words.submit}
        </Button>
      </form>
    </>
  );
}
