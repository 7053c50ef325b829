import { useState } from "react";
import { ForgotPassword } from "./forgot-password.tsx";
import { LinkSent } from "./link-sent.tsx";

/** Asks for the mail that leads to a new password, on a page that is about something else. */
export function AskForLink({
  email,
  onBack,
  onVerified,
}: {
  email: string;
  onBack: () => void;
  onVerified: () => void;
}) {
  const [sentTo, setSentTo] = useState<string>();
  return sentTo === undefined ? (
    <ForgotPassword email={email} onSent={setSentTo} onBack={onBack} />
  ) : (
    <LinkSent email={sentTo} onVerified={onVerified} onBack={onBack} />
  );
}
