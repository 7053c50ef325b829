import { Link, useNavigate } from "react-router";
import { invitationPath } from "../../account/invitation-path.ts";
import { openBackend } from "../../account/open-backend.ts";
import { sessionStore } from "../../account/session-store.ts";
import { StepHeading } from "../../account/step-heading.tsx";
import { useAction } from "../../account/use-action.ts";
import { Button } from "../../components/ui/button.tsx";
import { invitationContent } from "./invitation-content.ts";

const words = invitationContent.other;

/** The invitation went to another address than that of whoever is signed in: says so, and leads to the other account. */
export function OtherAccount({ theirs, yours }: { theirs: string; yours: string }) {
  const navigate = useNavigate();
  const { busy, run } = useAction();

  async function change(): Promise<void> {
    const { auth } = await openBackend();
    sessionStore.setLeaving(true);
    // Here alone: on other devices they stay who they are.
    await auth.signOut({ scope: "local" });
    const email = new URLSearchParams({ email: theirs });
    await navigate(`/auth?next=${encodeURIComponent(invitationPath)}#sign-in&${email}`);
  }

  return (
    <>
      <StepHeading>{words.heading}</StepHeading>
      <p className="mt-6 mb-8 text-lg text-pretty wrap-anywhere text-muted">{words.text(theirs, yours)}</p>
      <div className="flex flex-wrap items-center gap-x-8 gap-y-2">
        <Button
          busyLabel={busy && words.busy}
          onClick={() => void run(change)}
          className="max-w-full wrap-anywhere"
        >
          {words.submit(theirs)}
        </Button>
        <Link
          to="/dashboard"
          className="inline-flex min-h-12 items-center font-medium underline underline-offset-4"
        >
          {words.stay}
        </Link>
      </div>
    </>
  );
}
