import { useEffect, useState } from "react";
import { Link, type MetaFunction } from "react-router";
import { Button } from "../components/ui/button.tsx";
import { AccountShell } from "./account-shell.tsx";
import { accountContent } from "./content.ts";
import { dropLinkFragment } from "./link/link-fragment.ts";
import { StepHeading } from "./step-heading.tsx";
import { UndoError, undoEmailChange } from "./undo-email-change.ts";
import { useAction } from "./use-action.ts";

const words = accountContent.undoEmailChange;

export const meta: MetaFunction = () => [
  { title: words.title },
  { name: "description", content: words.description },
  { name: "robots", content: "noindex" },
];

/**
 * Where the mail to a replaced address leads. The link's secret stands in the fragment and is only sent by the button:
 * a scanner that opens the links of a mail takes nothing back.
 */
export default function UndoEmailChangeRoute() {
  // Undefined until the address was looked at, which the page rendered ahead of time cannot do.
  const [token, setToken] = useState<string | null>();
  const [closed, setClosed] = useState(false);
  const { busy, run } = useAction();

  useEffect(() => {
    const found = new URLSearchParams(location.hash.slice(1)).get("token");
    setToken((known) => known ?? found);
    if (found !== null) dropLinkFragment();
  }, []);

  async function takeBack(secret: string): Promise<void> {
    try {
      location.replace(await undoEmailChange(secret));
      // The page goes, and its button stays busy until then.
      await new Promise(() => {});
    } catch (error) {
      if (!(error instanceof UndoError && error.code === "otp_expired")) throw error;
      setClosed(true);
    }
  }

  return <AccountShell>{content()}</AccountShell>;

  function content() {
    if (token === undefined) {
      return (
        <p className="text-lg text-muted motion-safe:animate-pulse noscript:hidden">
          {accountContent.loading}
        </p>
      );
    }
    if (token !== null && !closed) {
      return (
        <>
          <StepHeading>{words.heading}</StepHeading>
          <p className="mt-6 mb-8 text-lg text-pretty text-muted">{words.text}</p>
          <Button busyLabel={busy && words.busy} onClick={() => void run(() => takeBack(token))}>
            {words.submit}
          </Button>
        </>
      );
    }
    return (
      <>
        <StepHeading key={closed ? "closed" : "missing"}>
          {closed ? words.closedHeading : words.missingHeading}
        </StepHeading>
        <p className="mt-6 mb-8 text-lg text-pretty text-muted">
          {closed ? words.closedText : words.missingText}
        </p>
        <Link
          to="/auth"
          className="inline-flex min-h-12 items-center font-medium underline underline-offset-4"
        >
          {accountContent.forgot.back}
        </Link>
      </>
    );
  }
}
