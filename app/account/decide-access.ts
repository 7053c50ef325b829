import type { SessionSnapshot } from "./create-session-store.ts";
import type { Profile } from "./profile.ts";

export type Access = "loading" | "allowed" | "sign-in" | "other-area" | "leaving" | "failed";

/** Takes who is signed in and the role that a page is for, and gives what the visitor gets to see. */
export function decideAccess(snapshot: SessionSnapshot, role: Profile["role"]): Access {
  if (snapshot.status === "signed-out") return "sign-in";
  if (snapshot.isAdmin || snapshot.isCustomer) {
    if (snapshot.profile?.leaves_at) return "leaving";
    return (role === "admin" ? snapshot.isAdmin : snapshot.isCustomer) ? "allowed" : "other-area";
  }
  return snapshot.failed ? "failed" : "loading";
}
