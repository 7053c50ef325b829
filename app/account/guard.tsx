import { createContext, type ReactNode, useContext, useState } from "react";
import { Navigate, useLocation } from "react-router";
import { decideAccess } from "./decide-access.ts";
import { LeavingPage } from "./leaving/leaving-page.tsx";
import { LoadingScreen } from "./loading-screen.tsx";
import type { Profile } from "./profile.ts";
import { ProfileProblem } from "./profile-problem.tsx";
import { signOut as endSession } from "./sign-out.ts";
import { SignedOutHere } from "./signed-out-here.tsx";
import { showError } from "./use-action.ts";
import { useSession } from "./use-session.ts";

type Leave = { leaving: boolean; signOut: () => Promise<void> };

const LeaveContext = createContext<Leave | null>(null);

/** Gives the pages inside a guard their way out. Throws outside of one. */
export function useSignOut(): Leave {
  const leave = useContext(LeaveContext);
  if (!leave) throw new Error("useSignOut needs a Guard around it.");
  return leave;
}

/**
 * Shows its children to the one role they are for, and leads everybody else where SPEC.md section 2 says. Whoever leaves sees one page
 * in place of all.
 */
export function Guard({ only, children }: { only: Profile["role"]; children: ReactNode }) {
  const access = decideAccess(useSession(), only);
  const { pathname, search, hash } = useLocation();
  const [leaving, setLeaving] = useState(false);
  const [heard, setHeard] = useState<boolean>();

  async function signOut(): Promise<void> {
    // Known before the session ends: whoever leaves by choice goes home, not to the sign-in page.
    setLeaving(true);
    try {
      const { isHeard } = await endSession();
      setHeard(isHeard);
    } catch (error) {
      setLeaving(false);
      showError(error);
    }
  }

  if (access === "sign-in") {
    // The session has gone before it is known whether the server has heard of it.
    if (leaving && heard === undefined) return <LoadingScreen />;
    // Without a network there is no other page to go to.
    if (heard === false || !navigator.onLine) return <SignedOutHere />;
    const target = leaving ? "/" : `/auth?next=${encodeURIComponent(pathname + search + hash)}`;
    return (
      <>
        <Navigate to={target} replace />
        <LoadingScreen />
      </>
    );
  }
  if (access === "other-area") {
    return (
      <>
        <Navigate to={only === "admin" ? "/dashboard" : "/admin"} replace />
        <LoadingScreen />
      </>
    );
  }
  if (access === "loading") return <LoadingScreen />;
  if (access === "leaving") return <LeavingPage isGoing={leaving} signOut={signOut} />;
  if (access === "failed") return <ProfileProblem leaving={leaving} signOut={signOut} />;
  return <LeaveContext value={{ leaving, signOut }}>{children}</LeaveContext>;
}
