import { readInvitation as command } from "../../contract/read-invitation.ts";
import { handle } from "../api/handle-command.ts";
import { countLink, findInvitation } from "./find-invitation.ts";
import { personOf } from "./person-of.ts";

/** Only asks: a mail program that opens the link to look at it accepts nothing. */
export const readInvitation = handle(command, async ({ input, actor, parts }) => {
  await countLink(parts.database, actor, input.invitation);
  const { typed } = parts.database;
  const found = await findInvitation(typed, actor, input.invitation);
  const { site, name, email, role, author, state, is_mine: isMine, is_member: isMember } = found;
  const by = author === null ? undefined : await personOf(typed, author).catch(() => undefined);
  return {
    name,
    by: by?.name || by?.email || "",
    role,
    email,
    isMine,
    state: isMine && isMember ? "accepted" : state,
    ...(isMember && { site }),
  };
});
