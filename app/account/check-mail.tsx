import { useEffect, useState } from "react";
import { Button } from "../components/ui/button.tsx";
import { CodeForm } from "./code-form.tsx";
import { accountContent } from "./content.ts";
import { keepMail, readKeptMail } from "./kept-mail.ts";
import { sendConfirmation } from "./send-confirmation.ts";
import { StepHeading } from "./step-heading.tsx";
import { showSuccess, useAction } from "./use-action.ts";

const { notices, checkMail: words } = accountContent;

/** The service sends one mail of a kind a minute to an address. */
const timeBetweenMails = 60_000;

/** After sign-up: takes the code from the mail instead of its link, and sends the mail again. */
export function CheckMail({
  email,
  onBack,
  onSignIn,
}: {
  email: string;
  onBack: () => void;
  onSignIn: () => void;
}) {
  const resend = useAction();
  const [againAt, setAgainAt] = useState(() => readKeptMail()?.againAt ?? Date.now() + timeBetweenMails);
  const seconds = useSecondsUntil(againAt);

  async function sendAgain(): Promise<void> {
    await sendConfirmation(email);
    setAgainAt(keepSentMail(email));
    showSuccess(notices.mailSent);
  }

  return (
    <>
      <StepHeading>{words.heading}</StepHeading>
      <p className="mt-6 mb-8 text-lg text-pretty wrap-anywhere text-muted">{words.text(email)}</p>
      <CodeForm email={email} type="email" onVerified={() => showSuccess(notices.confirmed)} />
      <div className="mt-10 flex flex-wrap gap-x-8 border-t border-line pt-3">
        <Button variant="text" aria-disabled={seconds > 0} onClick={() => void resend.run(sendAgain)}>
          {seconds > 0 ? words.resendIn(seconds) : words.resend}
        </Button>
        <Button variant="text" onClick={onBack}>
          {words.back}
        </Button>
        <p className="flex flex-wrap items-center gap-x-2">
          <span className="text-muted">{words.confirmed}</span>
          <Button variant="text" onClick={onSignIn}>
            {words.signIn}
          </Button>
        </p>
      </div>
    </>
  );
}

/** Keeps that a mail to `email` has just gone out, and gives from when on another can be asked for. */
export function keepSentMail(email: string): number {
  const againAt = Date.now() + timeBetweenMails;
  keepMail({ email, againAt });
  return againAt;
}

function useSecondsUntil(time: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((time - now) / 1_000));
}
