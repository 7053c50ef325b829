import { useEffect, useRef, useState } from "react";
import { Button } from "../components/ui/button.tsx";
import { PasswordField } from "../components/ui/password-field.tsx";
import { TextField } from "../components/ui/text-field.tsx";
import { ActionForm } from "./action-form.tsx";
import { accountContent } from "./content.ts";
import { formText } from "./form-text.ts";
import { openBackend } from "./open-backend.ts";
import { sendConfirmation } from "./send-confirmation.ts";
import { showSuccess, useAction } from "./use-action.ts";

const { fields, notices } = accountContent;
const words = accountContent.auth.signIn;

/** Signs in with e-mail and password. Where to go afterwards is the page's business: it follows the session. */
export function SignInForm({
  email,
  onEmail,
  onForgot,
  onConfirmationSent,
}: {
  email: string;
  onEmail: (email: string) => void;
  onForgot: () => void;
  /** Hears the address that the confirmation went to. */
  onConfirmationSent: (email: string) => void;
}) {
  const signIn = useAction();
  const resend = useAction();
  const [unconfirmed, setUnconfirmed] = useState<string>();
  const emailField = useRef<HTMLInputElement>(null);

  // Of what was typed before React ran, React heard nothing.
  useEffect(() => {
    if (emailField.current?.value) onEmail(emailField.current.value);
  }, [onEmail]);

  async function submit(form: HTMLFormElement): Promise<void> {
    const address = formText(form, "email").trim();
    const password = formText(form, "password");
    setUnconfirmed(undefined);
    const { auth } = await openBackend();
    const { error } = await auth.signInWithPassword({ email: address, password });
    if (error?.code === "email_not_confirmed") setUnconfirmed(address);
    if (error) throw error;
    showSuccess(notices.signedIn);
  }

  async function sendAgain(address: string): Promise<void> {
    await sendConfirmation(address);
    showSuccess(notices.mailSent);
    onConfirmationSent(address);
  }

  return (
    <ActionForm onSubmit={(form) => void signIn.run(() => submit(form))}>
      <TextField
        ref={emailField}
        label={fields.email}
        name="email"
        type="email"
        autoComplete="username"
        required
        defaultValue={email}
        onChange={(event) => onEmail(event.target.value)}
      />
      <PasswordField
        label={fields.password}
        showLabel={fields.showPassword}
        name="password"
        autoComplete="current-password"
        required
      />
      {unconfirmed && (
        <div className="border-l-4 border-accent pl-4">
          <p>{words.unconfirmed}</p>
          <Button
            variant="text"
            busyLabel={resend.busy && accountContent.forgot.busy}
            onClick={() => void resend.run(() => sendAgain(unconfirmed))}
          >
            {words.resend}
          </Button>
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <Button
          type="submit"
          disabled={signIn.busy}
          busyLabel={signIn.busy && words.busy}
          className="min-w-40"
        >
          {words.submit}
        </Button>
        <Button variant="text" onClick={onForgot}>
          {words.forgot}
        </Button>
      </div>
    </ActionForm>
  );
}
