import { useEffect, useState } from "react";
import { Button } from "../components/ui/button.tsx";
import { TextField } from "../components/ui/text-field.tsx";
import { accountContent } from "./content.ts";
import { formText } from "./form-text.ts";
import { openBackend } from "./open-backend.ts";
import { sendConfirmation } from "./send-confirmation.ts";
import { StepHeading } from "./step-heading.tsx";
import { showSuccess, useAction } from "./use-action.ts";

const { fields, notices, checkMail: words } = accountContent;

/** The service sends one mail of a kind a minute to an address. */
const secondsBetweenMails = 60;

/** After sign-up: takes the code from the mail instead of its link, and sends the mail again. */
export function CheckMail({ email, onBack }: { email: string; onBack: () => void }) {
  const confirm = useAction();
  const resend = useAction();
  const [seconds, setSeconds] = useState(secondsBetweenMails);

  useEffect(() => {
    const timer = setInterval(() => setSeconds((left) => Math.max(0, left - 1)), 1_000);
    return () => clearInterval(timer);
  }, []);

  async function submit(form: HTMLFormElement): Promise<void> {
    const token = formText(form, "code").replace(/\s/g, "");
    const { auth } = await openBackend();
    const { error } = await auth.verifyOtp({ email, token, type: "email" });
    if (error) throw error;
    showSuccess(notices.confirmed);
  }

  async function sendAgain(): Promise<void> {
    await sendConfirmation(email);
    setSeconds(secondsBetweenMails);
    showSuccess(notices.mailSent);
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
          void confirm.run(() => submit(form));
        }}
      >
        <TextField
          label={fields.code}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="\s*([0-9]\s*){6}"
          title={fields.code}
          required
          className="max-w-56 font-semibold tracking-[0.35em] tabular-nums"
        />
        <Button type="submit" busyLabel={confirm.busy && words.busy} className="justify-self-start">
          {words.submit}
        </Button>
      </form>
      <div className="mt-10 flex flex-wrap gap-x-8 border-t border-line pt-3">
        <Button variant="text" disabled={seconds > 0} onClick={() => void resend.run(sendAgain)}>
          {seconds > 0 ? words.resendIn(seconds) : words.resend}
        </Button>
        <Button variant="text" onClick={onBack}>
          {words.back}
        </Button>
      </div>
    </>
  );
}
