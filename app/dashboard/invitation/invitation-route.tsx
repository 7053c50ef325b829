import { useEffect, useState } from "react";
import { Link, type MetaFunction, Navigate } from "react-router";
import { AccountShell } from "../../account/account-shell.tsx";
import { invitationPath } from "../../account/invitation-path.ts";
import { readLinkFragment } from "../../account/link/link-fragment.ts";
import type { MailedSecret } from "../../account/link/mailed-secret.ts";
import { StepHeading } from "../../account/step-heading.tsx";
import { useSession } from "../../account/use-session.ts";
import { buttonClass } from "../../components/ui/button-class.ts";
import { AnswerInvitation } from "./answer-invitation.tsx";
import { invitationContent as words } from "./invitation-content.ts";
import { mailedInvitation } from "./mailed-invitation.ts";

export const meta: MetaFunction = () => [
  { title: words.title },
  { name: "description", content: words.description },
  { name: "robots", content: "noindex" },
];

type Arrival = { kept: MailedSecret | undefined; isExpired: boolean };

/**
 * Where a mailed invitation leads, and where whoever signed up because of it comes back to. Its secret stands in the fragment
 * and is only sent by whoever is signed in; nothing is accepted without the button.
 */
export default function InvitationRoute() {
  const { status, profile } = useSession();
  // Undefined until the address was looked at, which the page rendered ahead of time cannot do.
  const [arrival, setArrival] = useState<Arrival>();
  useEffect(() => {
    const isExpired = readLinkFragment(location.hash).kind === "error";
    const kept = mailedInvitation.take();
    setArrival((known) => known ?? { kept, isExpired });
  }, []);
  if (profile?.leaves_at) return <Navigate to="/dashboard" replace />;
  return (
    <AccountShell>
      {!arrival || status === "loading" ? (
        <p role="status" className="text-lg text-muted motion-safe:animate-pulse noscript:hidden">
          {words.loading}
        </p>
      ) : status === "signed-out" ? (
        <SignInFirst {...arrival} />
      ) : (
        <AnswerInvitation kept={arrival.kept} />
      )}
    </AccountShell>
  );
}

function SignInFirst({ kept, isExpired }: Arrival) {
  const email = kept?.email || undefined;
  const to = (step: "sign-in" | "sign-up") => {
    const typed = email === undefined ? "" : `&${new URLSearchParams({ email })}`;
    return `/auth?next=${encodeURIComponent(invitationPath)}#${step}${typed}`;
  };
  return (
    <>
      <StepHeading>{words.heading}</StepHeading>
      {isExpired && <p className="mt-6 border-l-6 border-danger pl-4">{words.linkExpired}</p>}
      <p className="mt-6 mb-8 text-lg text-pretty wrap-anywhere text-muted">{words.signedOut(email)}</p>
      <div className="flex flex-wrap gap-4">
        <Link to={to("sign-up")} className={buttonClass("solid")}>
          {words.signUp}
        </Link>
        <Link to={to("sign-in")} className={buttonClass("outline")}>
          {words.signIn}
        </Link>
      </div>
    </>
  );
}
