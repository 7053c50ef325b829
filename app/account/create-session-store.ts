import type { Session, User } from "@supabase/auth-js";
import type { Profile } from "./profile.ts";

export type SessionSnapshot = {
  status: "loading" | "signed-out" | "signed-in";
  session: Session | null;
  user: User | null;
  profile: Profile | null;
  isAdmin: boolean;
  isCustomer: boolean;
  /** The client or the profile could not be loaded; `retry()` tries again. */
  failed: boolean;
  /** The session has ended without this page: on another device, in another tab, by the service. */
  endedElsewhere: boolean;
};

/** What the store needs of the outside world: the tests give plain values. */
export type SessionSource = {
  onSessionChange: (listener: (session: Session | null) => void) => void;
  readProfile: (userId: string) => Promise<Profile>;
  /** The session that is kept at this moment, whoever has put it there. */
  readSession: () => Promise<Session | null>;
  /** Whether this failure of `readProfile` says that the session has ended: it is forgotten then, and the listener told. */
  forgetEnded: (error: unknown) => Promise<boolean>;
};

export type SessionStore = ReturnType<typeof createSessionStore>;

const loading: SessionSnapshot = {
  status: "loading",
  session: null,
  user: null,
  profile: null,
  isAdmin: false,
  isCustomer: false,
  failed: false,
  endedElsewhere: false,
};

/**
 * Keeps who is signed in, for React and for pages without it. Takes how to open the backend and whether that
 * can be worth it (a stored session, a link just followed); without one the visitor counts as signed out and
 * nothing is loaded until `wake()`. The rules of loading, events and profile are those of SPEC.md section 4.
 */
export function createSessionStore(open: () => Promise<SessionSource>, mayBeSignedIn: () => boolean) {
  let snapshot = loading;
  let source: Promise<SessionSource> | undefined;
  let started = false;
  let isLeaving = false;
  let profileTimer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function set(change: Partial<SessionSnapshot>): void {
    const next = { ...snapshot, ...change };
    // A profile that could not be replaced yet must not lend its role to the next user.
    const role = next.profile?.user_id === next.user?.id ? next.profile?.role : undefined;
    snapshot = { ...next, isAdmin: role === "admin", isCustomer: role === "customer" };
    for (const listener of listeners) listener();
  }

  function replaceSession(session: Session | null): void {
    clearTimeout(profileTimer);
    if (!session) {
      const endedElsewhere = snapshot.endedElsewhere || (snapshot.status === "signed-in" && !isLeaving);
      isLeaving = false;
      set({ status: "signed-out", session, user: null, profile: null, failed: false, endedElsewhere });
      return;
    }
    set({ status: "signed-in", session, user: session.user, failed: false, endedElsewhere: false });
    // One tick later: the client is still inside its own event, and a request made there would wait for itself.
    profileTimer = setTimeout(() => void loadProfile(session.user.id), 0);
  }

  async function loadProfile(userId: string): Promise<void> {
    let opened: SessionSource | undefined;
    try {
      opened = await wake();
      const profile = await opened.readProfile(userId);
      if (snapshot.user?.id === userId) set({ profile, failed: false });
    } catch (error) {
      console.error("The profile could not be loaded.", error);
      if (snapshot.user?.id !== userId) return;
      const isForgotten = await opened?.forgetEnded(error).catch(() => false);
      if (!isForgotten && snapshot.user?.id === userId) set({ failed: true });
    }
  }

  /** Opens the backend and follows its events, whether or not a session is expected. */
  function wake(): Promise<SessionSource> {
    started = true;
    source ??= open().then(
      (opened) => {
        opened.onSessionChange(replaceSession);
        return opened;
      },
      (error: unknown) => {
        source = undefined;
        throw error;
      },
    );
    return source;
  }

  function start(): void {
    if (!mayBeSignedIn()) {
      started = true;
      set({ status: "signed-out" });
      return;
    }
    wake().catch((error: unknown) => {
      console.error("The account service could not be loaded.", error);
      set({ failed: true });
    });
  }

  /** What is kept has changed behind the page's back: follows it, and loads nothing as long as nobody is signed in. */
  async function lookAgain(): Promise<void> {
    if (!source) {
      if (started) start();
      return;
    }
    try {
      const session = await (await source).readSession();
      if (session?.access_token !== snapshot.session?.access_token) replaceSession(session);
    } catch (error) {
      // Who is signed in is not known at this moment: the page stays as it is until the client tells it more.
      console.warn("The session could not be read again.", error);
    }
  }

  return {
    getSnapshot: (): SessionSnapshot => snapshot,
    /** What a page rendered ahead of time shows. */
    getInitialSnapshot: (): SessionSnapshot => loading,
    /** Calls back after every change; the first subscription starts the session check. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      if (!started) start();
      return () => {
        listeners.delete(listener);
      };
    },
    wake,
    lookAgain,
    /** Says that the visitor is about to sign out here, or that it came to nothing: what ends next was meant to. */
    setLeaving(leaving: boolean): void {
      isLeaving = leaving;
    },
    /** Reads the profile anew, after something of it was changed here. */
    async refreshProfile(): Promise<void> {
      if (snapshot.user) await loadProfile(snapshot.user.id);
    },
    /** Tries again what failed: the profile of the signed-in user, or the session check. */
    retry(): void {
      set({ failed: false });
      if (snapshot.user) void loadProfile(snapshot.user.id);
      else start();
    },
  };
}
