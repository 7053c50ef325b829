import { dropLinkFragment, type LinkedSession, readLinkFragment } from "./link-fragment.ts";

let followed = typeof window === "undefined" ? undefined : takeFromAddress();

/** As soon as this module runs, before any router keeps the address: the tokens stay in nothing but memory. */
function takeFromAddress(): LinkedSession | undefined {
  const link = readLinkFragment(location.hash);
  if (link.kind !== "session") return undefined;
  dropLinkFragment();
  return link.session;
}

/** The session of the mailed link that led to this page, as long as nobody has taken it. */
export function followedSession(): LinkedSession | undefined {
  return followed;
}

/** The same, for the one who receives it: afterwards it is here no longer. */
export function takeFollowedSession(): LinkedSession | undefined {
  const session = followed;
  followed = undefined;
  return session;
}
