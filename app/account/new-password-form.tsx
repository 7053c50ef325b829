import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { Button } from "../components/ui/button.tsx";
import { buttonClass } from "../components/ui/button-class.ts";
import { PasswordField } from "../components/ui/password-field.tsx";
import { TextField } from "../components/ui/text-field.tsx";
import { ActionForm } from "./action-form.tsx";
import { accountContent } from "./content.ts";
import { formText } from "./form-text.ts";
import { endRecovery } from "./link/recovery.ts";
import type { PasswordReason } from "./must-choose-password.ts";
import { openBackend } from "./open-backend.ts";
import { StepHeading } from "./step-heading.tsx";
import { showSuccess, useAction } from "./use-action.ts";

const { fields, notices } = accountContent;
const { later, nameHint } = accountContent.choosePassword;
const { submit: submitLabel, busy: busyLabel } = accountContent.newPassword;

/**
 * Gives the signed-in user a new password and then goes to the home page, still signed in. Whose account has none hears
 * why (`reason`) and may put it off; an account that has no name either (`isNameless`) can be given one.
 */
export function NewPasswordForm({
  user,
  reason,
  isNameless,
}: {
  user: { id: string; email?: string };
  reason: PasswordReason | null;
  isNameless: boolean;
}) {
  const email = user.email ?? "";
  const navigate = useNavigate();
  // What was said at first stays, though the service takes its mark away before the page has gone.
  const [why] = useState(reason);
  const [asksName] = useState(isNameless);
  const words = why ? accountContent.choosePassword[why] : accountContent.newPassword;
  const { busy, run } = useAction();

  async function submit(form: HTMLFormElement): Promise<void> {
    const { auth, data } = await openBackend();
    const name = asksName ? formText(form, "full_name").trim() : "";
    if (name) {
      const named = await data.from("profiles").update({ full_name: name }).eq("user_id", user.id);
      if (named.error) throw named.error;
    }
    const { error } = await auth.updateUser({ password: formText(form, "password") });
    if (error) throw error;
    endRecovery();
    showSuccess(notices.passwordSaved);
    await navigate("/", { replace: true });
  }

  return (
    <>
      <StepHeading>{words.heading}</StepHeading>
      <p className="mt-6 mb-8 text-lg text-pretty wrap-anywhere text-muted">{words.text(email)}</p>
      <ActionForm onSubmit={(form) => void run(() => submit(form))}>
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
        {asksName && (
          <TextField
            label={fields.fullName}
            hint={nameHint}
            name="full_name"
            autoComplete="name"
            maxLength={200}
          />
        )}
        <Button type="submit" busyLabel={busy && busyLabel} className="justify-self-start">
          {submitLabel}
        </Button>
      </ActionForm>
      {why && (
        <div className="mt-10 border-t border-line pt-3">
          <Link to="/" className={buttonClass("text")}>
            {later.label}
          </Link>
          <p className="max-w-md text-pretty text-muted">{later.text}</p>
        </div>
      )}
    </>
  );
}
