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
  const [address, setAddress] = useState(email);
  const [sentTo, setSentTo] = useState<string>();
  return sentTo === undefined ? (
    <ForgotPassword
      email={address}
      onSent={(sent) => {
        setAddress(sent);
        setSentTo(sent);
      }}
      onBack={onBack}
    />
  ) : (
    <LinkSent email={sentTo} onVerified={onVerified} onAgain={() => setSentTo(undefined)} onBack={onBack} />
  );
}
