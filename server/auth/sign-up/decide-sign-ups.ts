import type { ChoosePasswordReason } from "../account/ask-for-password.ts";
import type { Metadata } from "../account/user-row.ts";
import type { PendingLinkType } from "./pending-sign-up.ts";

/** What somebody asked for who signed up with an address. */
export type AskedFor = { passwordHash: string | null; metadata: Metadata };

/** What the account of the address begins with: a password, or the reason why it has none. */
export type Decision = { metadata: Metadata } & (
  | { passwordHash: string | null }
  | { reason: ChoosePasswordReason }
);

/**
 * Takes all that was asked for in the name of an address that has just been proven, and gives what its account begins
 * with (docs/decisions/011): what everybody agrees on, if the link that was followed is a sign-up's; nothing of it, if
 * it is any other. Where the studio has named the address as an administrator's, the request for that role holds if
 * anybody made it, and no password of a sign-up does: a link can be followed by a scanner of mails, and whoever typed
 * that password would administer the studio.
 */
export function decideSignUps(
  wishes: readonly AskedFor[],
  { linkType, isNamedAdmin }: { linkType: PendingLinkType; isNamedAdmin: boolean },
): Decision {
  const becomesAdmin = isNamedAdmin && wishes.some(({ metadata }) => metadata.role === "admin");
  const role = becomesAdmin ? { role: "admin" } : {};
  if (linkType !== "signup") return { metadata: role, reason: "unkept" };
  const metadata = { ...agreedMetadata(wishes.map((wish) => wish.metadata)), ...role };
  const [passwordHash = null, ...others] = new Set(wishes.map((wish) => wish.passwordHash));
  if (others.length > 0) return { metadata, reason: "contested" };
  return becomesAdmin ? { metadata, reason: "administrator" } : { metadata, passwordHash };
}

/** The members that are the same in all of them. */
function agreedMetadata([first = {}, ...others]: readonly Metadata[]): Metadata {
  return Object.fromEntries(
    Object.entries(first).filter(([name, value]) =>
      others.every((other) => name in other && JSON.stringify(other[name]) === JSON.stringify(value)),
    ),
  );
}
