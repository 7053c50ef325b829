import { Link } from "react-router";
import { useLoaded } from "../../account/area/use-loaded.ts";
import { invitationPath } from "../../account/invitation-path.ts";
import { invitationContent as words } from "./invitation-content.ts";
import { readMyInvitations } from "./read-my-invitations.ts";

/** Says on the list of the own sites that an invitation waits: whoever has lost the mail finds it here. */
export function InvitedNotice() {
  // Where this fails, the list itself says that something is wrong.
  const { value } = useLoaded("", readMyInvitations);
  const [newest] = value ?? [];
  if (!newest) return null;
  return (
    <p className="mb-8 flex flex-wrap items-center gap-x-6 border-l-6 border-accent pl-4">
      <span className="text-lg wrap-anywhere">{words.notice(newest.invited_by, newest.site_name)}</span>
      <Link
        to={invitationPath}
        className="inline-flex min-h-12 items-center font-semibold underline decoration-1 underline-offset-4 hover:text-accent"
      >
        {words.look}
      </Link>
    </p>
  );
}
