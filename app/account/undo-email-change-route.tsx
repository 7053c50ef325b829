import { useEffect, useState } from "react";
import { Link, type MetaFunction, useNavigate } from "react-router";
import { Button } from "../components/ui/button.tsx";
import { AccountShell } from "./account-shell.tsx";
import { AskForLink } from "./ask-for-link.tsx";
import { accountContent } from "./content.ts";
import { dropLinkFragment } from "./link/link-fragment.ts";
import { takeOver } from "./link/take-over.ts";
import { newPasswordPath } from "./must-choose-password.ts";
import { openBackend } from "./open-backend.ts";
import { StepHeading } from "./step-heading.tsx";
import { readStoredSession } from "./stored-session.ts";
import { UndoError, undoEmailChange } from "./undo-email-change.ts";
import { useAction } from "./use-action.ts";

const words = accountContent.undoEmailChange;
const ends = {
  closed: { heading: words.closedHeading, text: words.closedText },
  back: { heading: words.backHeading, text: words.backText },
  missing: { heading: words.missingHeading, text: words.missingText },
};

/** The secret of the link, and who is signed in here. */
type Arrival = { token: string; here: string | null };

export const meta: MetaFunction = () => [
  { title: words.title },
  { name: "description", content: words.description },
  { name: "robots", content: "noindex" },
];

/**
 * Where the mail to a replaced address leads. The link's secret stands in the fragment and is only sent by the button:
 * a scanner that opens the links of a mail takes nothing back. Whoever is signed in here hears before it what becomes of
 * that, so the session that comes asks nothing more.
 */
export default function UndoEmailChangeRoute() {
  // Undefined until the address was looked at, which the page rendered ahead of time cannot do.
  const [arrival, setArrival] = useState<Arrival | null>();
  const [result, setResult] = useState<"closed" | "back">();
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const { busy, run } = useAction();

  useEffect(() => {
    const token = new URLSearchParams(location.hash.slice(1)).get("token");
    const kept = readStoredSession();
    const found = token === null ? null : { token, here: kept && (kept.user.email || words.nameless) };
    setArrival((known) => known ?? found);
    if (found) dropLinkFragment();
  }, []);

  async function takeBack(secret: string): Promise<void> {
    // First: whatever fails here leaves the link as good as it was.
    const backend = await openBackend();
    try {
      const opened = await undoEmailChange(secret);
      if (await takeOver(backend, opened)) await navigate(newPasswordPath, { replace: true });
      else setResult("back");
    } catch (error) {
      if (!(error instanceof UndoError && error.code === "otp_expired")) throw error;
      setResult("closed");
    }
  }

  return <AccountShell>{content()}</AccountShell>;

  function content() {
    if (asking) {
      return (
        <AskForLink
          email=""
          onBack={() => void navigate("/auth")}
          onVerified={() => void navigate(newPasswordPath, { replace: true })}
        />
      );
    }
    const end = result ?? (arrival === null ? "missing" : undefined);
    if (end) {
      return (
        <>
          <StepHeading key={end}>{ends[end].heading}</StepHeading>
          <p className="mt-6 mb-8 text-lg text-pretty text-muted">{ends[end].text}</p>
          <div className="flex flex-wrap items-center gap-x-8 gap-y-2">
            {end !== "missing" && <Button onClick={() => setAsking(true)}>{words.ask}</Button>}
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
    if (!arrival) {
      return (
        <p className="text-lg text-muted motion-safe:animate-pulse noscript:hidden">
          {accountContent.loading}
        </p>
      );
    }
    const { token, here } = arrival;
    return (
      <>
        <StepHeading>{words.heading}</StepHeading>
        <p className="mt-6 mb-8 text-lg text-pretty text-muted">{words.text}</p>
        {here && (
          <p className="mb-8 border-l-4 border-accent pl-4 wrap-anywhere">{words.signedInText(here)}</p>
        )}
        <div className="flex flex-wrap items-center gap-x-8 gap-y-2">
          <Button busyLabel={busy && words.busy} onClick={() => void run(() => takeBack(token))}>
            {here ? words.signedInSubmit : words.submit}
          </Button>
          {here && (
            <Link
              to="/"
              className="inline-flex min-h-12 items-center font-medium underline underline-offset-4"
            >
              {words.leave}
            </Link>
          )}
        </div>
      </>
    );
  }
}
