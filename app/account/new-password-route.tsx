import { useEffect, useState } from "react";
import { Link, type MetaFunction, useNavigate } from "react-router";
import { Button } from "../components/ui/button.tsx";
import { AccountShell } from "./account-shell.tsx";
import { accountContent } from "./content.ts";
import { ForgotPassword } from "./forgot-password.tsx";
import { dropLinkFragment, readLinkFragment } from "./link/link-fragment.ts";
import { mustChoosePassword } from "./must-choose-password.ts";
import { NewPasswordForm } from "./new-password-form.tsx";
import { StepHeading } from "./step-heading.tsx";
import { useSession } from "./use-session.ts";

const words = accountContent.newPassword;

export const meta: MetaFunction = () => [
  { title: words.title },
  { name: "description", content: words.description },
  { name: "robots", content: "noindex" },
];

/** Where the recovery mail leads: with a session in the fragment, with an error in it, or, opened by hand, with neither. */
export default function NewPasswordRoute() {
  const { status, user } = useSession();
  const navigate = useNavigate();
  const [expired, setExpired] = useState(false);
  const [asking, setAsking] = useState(false);

  useEffect(() => {
    if (readLinkFragment(location.hash).kind !== "error") return;
    setExpired(true);
    dropLinkFragment();
  }, []);

  return <AccountShell>{content()}</AccountShell>;

  function content() {
    if (asking) return <ForgotPassword email={user?.email ?? ""} onBack={() => void navigate("/auth")} />;
    if (!expired && status === "signed-in") {
      return <NewPasswordForm email={user?.email ?? ""} isContested={mustChoosePassword(user)} />;
    }
    if (!expired && status === "loading") {
      return (
        <p className="text-lg text-muted motion-safe:animate-pulse noscript:hidden">
          {accountContent.loading}
        </p>
      );
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
