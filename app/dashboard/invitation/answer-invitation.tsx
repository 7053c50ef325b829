import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { useLoaded } from "../../account/area/use-loaded.ts";
import { CommandRefused } from "../../account/command-refused.ts";
import type { MailedSecret } from "../../account/link/mailed-secret.ts";
import { sendCommand } from "../../account/send-command.ts";
import { StepHeading } from "../../account/step-heading.tsx";
import { useAction } from "../../account/use-action.ts";
import { useSession } from "../../account/use-session.ts";
import { Button } from "../../components/ui/button.tsx";
import { buttonClass } from "../../components/ui/button-class.ts";
import { type FoundInvitation, findInvitation } from "./find-invitation.ts";
import { invitationContent as words } from "./invitation-content.ts";
import { mailedInvitation } from "./mailed-invitation.ts";
import { OtherAccount } from "./other-account.tsx";

/** The invitation, put to whoever is signed in: yes or no, or why there is nothing to answer. */
export function AnswerInvitation({ kept }: { kept: MailedSecret | undefined }) {
  const { user, isAdmin } = useSession();
  const { value, error, again } = useLoaded(user?.id ?? "", () => findInvitation(kept));
  const [isDeclined, setDeclined] = useState(false);

  if (isAdmin) {
    return <End {...words.admin} leave={{ to: "/admin", label: words.admin.leave }} />;
  }
  if (isDeclined) return <End {...words.ends.declined} />;
  if (value === undefined) {
    return (
      <div className="grid justify-items-start gap-6">
        <p role="status" className="text-lg text-muted">
          {error ? words.failed : words.loading}
        </p>
        {error !== undefined && <Button onClick={again}>{words.retry}</Button>}
      </div>
    );
  }
  if (typeof value === "string") return <End {...words.ends[value]} />;
  if (!value.isMine) return <OtherAccount theirs={value.email} yours={user?.email ?? ""} />;
  if (value.state === "accepted" && value.site !== undefined) {
    const leave = { to: `/dashboard/sites/${value.site}`, label: words.open };
    return <End {...words.ends.accepted} leave={leave} />;
  }
  if (value.state === "accepted") return <End {...words.ends.used} />;
  if (value.state !== "open") return <End {...words.ends[value.state]} />;
  return <Question invitation={value} onDeclined={() => setDeclined(true)} onRefused={again} />;
}

type QuestionProps = {
  invitation: FoundInvitation;
  onDeclined: () => void;
  /** It is not what it was when the page was opened. */
  onRefused: () => void;
};

function Question({ invitation: { name, by, role, named }, onDeclined, onRefused }: QuestionProps) {
  const navigate = useNavigate();
  const { busy, run } = useAction();
  const answer = () => ({ request: crypto.randomUUID(), invitation: named });

  const lookAgain = (error: unknown): never => {
    if (error instanceof CommandRefused && error.code !== "offline") onRefused();
    throw error;
  };

  const accept = () =>
    run(async () => {
      const { site } = await sendCommand("accept-invitation", answer()).catch(lookAgain);
      mailedInvitation.forget();
      await navigate(`/dashboard/sites/${site}`, { replace: true });
    });

  const decline = () =>
    run(async () => {
      await sendCommand("decline-invitation", answer()).catch(lookAgain);
      mailedInvitation.forget();
      onDeclined();
    });

  return (
    <>
      <StepHeading>{words.ask.heading(name)}</StepHeading>
      <p className="mt-6 mb-8 text-lg text-pretty wrap-anywhere text-muted">{words.ask.text(by, role)}</p>
      <div className="flex flex-wrap items-center gap-x-8 gap-y-2">
        <Button busyLabel={busy && words.ask.busy} onClick={() => void accept()}>
          {words.ask.yes}
        </Button>
        <Button variant="text" onClick={() => void decline()}>
          {words.ask.no}
        </Button>
      </div>
    </>
  );
}

type EndProps = { heading: string; text: string; leave?: { to: string; label: string } };

function End({ heading, text, leave = { to: "/dashboard/sites", label: words.sites } }: EndProps) {
  return (
    <>
      <StepHeading key={heading}>{heading}</StepHeading>
      <p className="mt-6 mb-8 text-lg text-pretty text-muted">{text}</p>
      <Link to={leave.to} className={buttonClass("solid")}>
        {leave.label}
      </Link>
    </>
  );
}
