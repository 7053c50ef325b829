import { useEffect, useState } from "react";
import { Link, type MetaFunction, useNavigate } from "react-router";
import { Button } from "../components/ui/button.tsx";
import { showToast } from "../components/ui/toasts.ts";
import { AccountShell } from "./account-shell.tsx";
import { AskForLink } from "./ask-for-link.tsx";
import { accountContent } from "./content.ts";
import { dropLinkFragment, readLinkFragment } from "./link/link-fragment.ts";
import { isRecovering } from "./link/recovery.ts";
import { forgetRefusedLink, isLinkRefused } from "./link/refused-link.ts";
import { mustChoosePassword } from "./must-choose-password.ts";
import { NewPasswordForm } from "./new-password-form.tsx";
import { StepHeading } from "./step-heading.tsx";
import { useSession } from "./use-session.ts";

const { newPassword: words, notices } = accountContent;

export const meta: MetaFunction = () => [
  { title: words.title },
  { name: "description", content: words.description },
  { name: "robots", content: "noindex" },
];

/**
 * Where the recovery mail leads: with a session in the fragment, with an error in it, or, opened by hand, with neither.
 * Only a session that a link has just opened, or whose account has no password, sees the form.
 */
export default function NewPasswordRoute() {
  const { status, user, profile, failed } = useSession();
  const navigate = useNavigate();
  const [expired, setExpired] = useState(false);
  const [asking, setAsking] = useState(false);
  const [openFor, setOpenFor] = useState<string>();

  // Saving takes away what has opened the form, and the form stays until the page has gone.
  if (user && openFor !== user.id && (mustChoosePassword(user) || isRecovering(user.id))) setOpenFor(user.id);

  useEffect(() => {
    if (readLinkFragment(location.hash).kind !== "error") return;
    setExpired(true);
    dropLinkFragment();
  }, []);

  useEffect(() => {
    if (status !== "signed-in" || !isLinkRefused()) return;
    forgetRefusedLink();
    showToast({ title: notices.unchanged, text: notices.stillYou(user?.email ?? ""), tone: "success" });
    void navigate("/", { replace: true });
  }, [status, user, navigate]);

  return <AccountShell>{content()}</AccountShell>;

  function content() {
    const loading = (
      <p className="text-lg text-muted motion-safe:animate-pulse noscript:hidden">{accountContent.loading}</p>
    );
    if (asking) {
      return (
        <AskForLink
          email={user?.email ?? ""}
          onBack={() => void navigate("/auth")}
          onVerified={() => {
            setExpired(false);
            setAsking(false);
          }}
        />
      );
    }
    if (!expired && user && openFor === user.id) {
      const reason = mustChoosePassword(user);
      const isKnown = profile?.user_id === user.id;
      // Whose sign-ups contradicted each other may have no name either: the form stands when that is known.
      if (reason !== null && !isKnown && !failed) return loading;
      const isNameless = reason !== null && isKnown && profile.full_name.trim() === "";
      return <NewPasswordForm key={openFor} user={user} reason={reason} isNameless={isNameless} />;
    }
    if (!expired && (status === "loading" || isLinkRefused())) {
      return loading;
    }
    return (
      <>
        <StepHeading>{expired ? words.expiredHeading : words.missingHeading}</StepHeading>
        <p className="mt-6 mb-8 text-lg text-pretty text-muted">
          {expired ? words.expiredText : words.missingText}
        </p>
        <div className="flex flex-wrap items-center gap-x-8 gap-y-2">
          <Button onClick={() => setAsking(true)}>{words.again}</Button>
          <Link
            to="/auth"
            className="inline-flex min-h-12 items-center font-medium underline underline-offset-4"
          >
            {accountContent.forgot.back}
          </Link>
        </div>
      </>
    );
  }
}
