import type { Session } from "@supabase/auth-js";
import { expect, test, vi } from "vitest";
import { createSessionStore } from "./create-session-store.ts";
import type { Profile } from "./profile.ts";

function profileOf(userId: string, overrides: Partial<Profile> = {}): Profile {
  return {
    user_id: userId,
    role: "customer",
    requested_role: null,
    leaves_at: null,
    full_name: "Robin Hale",
    email: "robin@example.com",
    may_be_looked_at: true,
    ...overrides,
  };
}

function sessionOf(userId: string): Session {
  return { access_token: `token-of-${userId}`, user: { id: userId } } as Session;
}

function arrange(overrides: { mayBeSignedIn?: () => boolean; open?: () => Promise<never> } = {}) {
  let emit: (session: Session | null) => void = () => {
    throw new Error("nobody listens to the client");
  };
  const readProfile = vi.fn((userId: string): Promise<Profile> => Promise.resolve(profileOf(userId)));
  const readSession = vi.fn((): Promise<Session | null> => Promise.resolve(null));
  const forgetEnded = vi.fn((_failure: unknown): Promise<boolean> => Promise.resolve(false));
  const open = vi.fn(
    overrides.open ??
      (async () => ({
        onSessionChange: (listener: typeof emit) => {
          emit = listener;
        },
        readProfile,
        readSession,
        forgetEnded,
      })),
  );
  const store = createSessionStore(open, overrides.mayBeSignedIn ?? (() => true));
  return {
    store,
    open,
    readProfile,
    readSession,
    forgetEnded,
    emit: (session: Session | null) => emit(session),
  };
}

const tick = () => new Promise((resolve) => setTimeout(resolve, 0));

test("the store is loading until the first event, and a visitor without a session is then signed out", async () => {
  const { store, emit } = arrange();
  store.subscribe(() => {});
  await tick();
  expect(store.getSnapshot().status).toBe("loading");

  emit(null);
  expect(store.getSnapshot()).toMatchObject({
    status: "signed-out",
    session: null,
    user: null,
    profile: null,
  });
});

test("a browser that has kept no session is signed out at once and loads no client", async () => {
  const { store, open } = arrange({ mayBeSignedIn: () => false });
  store.subscribe(() => {});
  await tick();

  expect(store.getSnapshot().status).toBe("signed-out");
  expect(open).not.toHaveBeenCalled();
});

test("an event with a user stores session and user at once and the profile one tick later", async () => {
  const { store, emit, readProfile } = arrange();
  await store.wake();

  emit(sessionOf("u1"));
  expect(store.getSnapshot()).toMatchObject({ status: "signed-in", user: { id: "u1" }, profile: null });
  expect(readProfile).not.toHaveBeenCalled();

  await tick();
  expect(readProfile).toHaveBeenCalledExactlyOnceWith("u1");
  expect(store.getSnapshot()).toMatchObject({ profile: profileOf("u1"), isAdmin: false, isCustomer: true });
});

test("every event replaces session and user, and the events of one tick read the profile once", async () => {
  const { store, emit, readProfile } = arrange();
  await store.wake();

  emit(sessionOf("u1"));
  const refreshed = { ...sessionOf("u1"), access_token: "refreshed" };
  emit(refreshed);
  await tick();

  expect(store.getSnapshot().session).toBe(refreshed);
  expect(readProfile).toHaveBeenCalledTimes(1);
});

test("the role comes from the profile alone", async () => {
  const { store, emit, readProfile } = arrange();
  readProfile.mockResolvedValue(profileOf("u1", { role: "admin" }));
  await store.wake();

  emit({ ...sessionOf("u1"), user: { id: "u1", user_metadata: { role: "customer" } } } as unknown as Session);
  await tick();

  expect(store.getSnapshot()).toMatchObject({ isAdmin: true, isCustomer: false });
});

test("signing out clears session, user and profile", async () => {
  const { store, emit } = arrange();
  await store.wake();
  emit(sessionOf("u1"));
  await tick();

  emit(null);
  expect(store.getSnapshot()).toMatchObject({
    status: "signed-out",
    session: null,
    user: null,
    profile: null,
    isCustomer: false,
  });
});

test("a failed profile fetch is only logged and leaves the profile as it was", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const { store, emit, readProfile } = arrange();
  await store.wake();
  emit(sessionOf("u1"));
  await tick();
  const failure = new Error("503");
  readProfile.mockRejectedValueOnce(failure);

  emit(sessionOf("u1"));
  await tick();

  expect(log).toHaveBeenCalledExactlyOnceWith("The profile could not be loaded.", failure);
  expect(store.getSnapshot()).toMatchObject({
    status: "signed-in",
    profile: profileOf("u1"),
    isCustomer: true,
    failed: true,
  });
  log.mockRestore();
});

test("a profile that could not be loaded can be asked for again", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const { store, emit, readProfile } = arrange();
  readProfile.mockRejectedValueOnce(new Error("503"));
  await store.wake();
  emit(sessionOf("u1"));
  await tick();
  expect(store.getSnapshot()).toMatchObject({ profile: null, failed: true });

  store.retry();
  expect(store.getSnapshot().failed).toBe(false);
  await tick();
  expect(store.getSnapshot()).toMatchObject({ profile: profileOf("u1"), failed: false });
  log.mockRestore();
});

test("a profile that arrives after its user has gone is dropped", async () => {
  const { store, emit, readProfile } = arrange();
  const late = Promise.withResolvers<Profile>();
  readProfile.mockReturnValueOnce(late.promise);
  await store.wake();
  emit(sessionOf("u1"));
  await tick();

  emit(null);
  late.resolve(profileOf("u1", { role: "admin" }));
  await tick();

  expect(store.getSnapshot()).toMatchObject({ status: "signed-out", profile: null, isAdmin: false });
});

test("an admin's profile lends no role to the user who signs in next, even when theirs cannot be loaded", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const { store, emit, readProfile } = arrange();
  readProfile.mockResolvedValueOnce(profileOf("u1", { role: "admin" }));
  await store.wake();
  emit(sessionOf("u1"));
  await tick();
  readProfile.mockRejectedValueOnce(new Error("503"));

  emit(sessionOf("u2"));
  await tick();

  expect(store.getSnapshot()).toMatchObject({
    user: { id: "u2" },
    isAdmin: false,
    isCustomer: false,
    failed: true,
  });
  log.mockRestore();
});

test("a client that cannot be loaded is logged, told to the page, and tried again on request", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const { store, open } = arrange({ open: () => Promise.reject(new Error("offline")) });
  store.subscribe(() => {});
  await tick();
  expect(store.getSnapshot()).toMatchObject({ status: "loading", failed: true });
  expect(log).toHaveBeenCalledTimes(1);

  store.retry();
  await tick();
  expect(open).toHaveBeenCalledTimes(2);
  log.mockRestore();
});

test("a listener that has left hears nothing more", async () => {
  const { store, emit } = arrange();
  const listener = vi.fn();
  const leave = store.subscribe(listener);
  await tick();
  leave();

  emit(null);
  expect(listener).not.toHaveBeenCalled();
});

test("a signed-out page that looks again follows a session that has come meanwhile, and loads nothing before", async () => {
  let isKept = false;
  const { store, open, emit } = arrange({ mayBeSignedIn: () => isKept });
  store.subscribe(() => {});
  await store.lookAgain();
  expect(open).not.toHaveBeenCalled();

  isKept = true;
  await store.lookAgain();
  await tick();
  emit(sessionOf("u1"));
  expect(store.getSnapshot()).toMatchObject({ status: "signed-in", user: { id: "u1" } });
});

test("a page that nobody watches looks for nothing", async () => {
  const { store, open } = arrange();
  await store.lookAgain();
  expect(open).not.toHaveBeenCalled();
  expect(store.getSnapshot().status).toBe("loading");
});

test("a page whose client could not be loaded is signed out when the session has gone meanwhile", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  let isKept = true;
  const { store } = arrange({
    mayBeSignedIn: () => isKept,
    open: () => Promise.reject(new Error("offline")),
  });
  store.subscribe(() => {});
  await tick();
  expect(store.getSnapshot()).toMatchObject({ status: "loading", failed: true });

  isKept = false;
  await store.lookAgain();
  expect(store.getSnapshot().status).toBe("signed-out");
  log.mockRestore();
});

test("a signed-in page that looks again is signed out when the session has gone, and somebody else's when it changed", async () => {
  const { store, emit, readSession } = arrange();
  await store.wake();
  emit(sessionOf("u1"));
  await tick();

  readSession.mockResolvedValueOnce(sessionOf("u2"));
  await store.lookAgain();
  expect(store.getSnapshot()).toMatchObject({ status: "signed-in", user: { id: "u2" } });

  await store.lookAgain();
  expect(store.getSnapshot()).toMatchObject({ status: "signed-out", user: null });
});

test("looking again at the session that the page knows changes nothing", async () => {
  const { store, emit, readSession } = arrange();
  await store.wake();
  emit(sessionOf("u1"));
  await tick();
  const listener = vi.fn();
  store.subscribe(listener);

  readSession.mockResolvedValueOnce(sessionOf("u1"));
  await store.lookAgain();
  expect(listener).not.toHaveBeenCalled();
});

test("a session that cannot be read again leaves the page as it is", async () => {
  const log = vi.spyOn(console, "warn").mockImplementation(() => {});
  const { store, emit, readSession } = arrange();
  await store.wake();
  emit(sessionOf("u1"));
  await tick();

  readSession.mockRejectedValueOnce(new Error("503"));
  await store.lookAgain();
  expect(store.getSnapshot()).toMatchObject({ status: "signed-in", user: { id: "u1" } });
  expect(log).toHaveBeenCalledTimes(1);
  log.mockRestore();
});

test("a profile that is refused because the session has ended is no failure, but a sign-out from elsewhere", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const { store, emit, readProfile, forgetEnded } = arrange();
  const refusal = { code: "PGRST303" };
  readProfile.mockRejectedValueOnce(refusal);
  forgetEnded.mockImplementationOnce(async () => {
    emit(null);
    return true;
  });
  await store.wake();
  emit(sessionOf("u1"));
  await tick();

  expect(forgetEnded).toHaveBeenCalledExactlyOnceWith(refusal);
  expect(store.getSnapshot()).toMatchObject({ status: "signed-out", failed: false, endedElsewhere: true });
  log.mockRestore();
});

test("a session that cannot be asked about is kept, and the profile counts as failed", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const { store, emit, readProfile, forgetEnded } = arrange();
  readProfile.mockRejectedValueOnce({ code: "PGRST303" });
  forgetEnded.mockRejectedValueOnce(new Error("offline"));
  await store.wake();
  emit(sessionOf("u1"));
  await tick();

  expect(store.getSnapshot()).toMatchObject({ status: "signed-in", failed: true, endedElsewhere: false });
  log.mockRestore();
});

test("whoever leaves by choice has not been signed out elsewhere; whoever is signed out without it has", async () => {
  const { store, emit } = arrange();
  await store.wake();
  emit(sessionOf("u1"));
  store.setLeaving(true);
  emit(null);
  expect(store.getSnapshot()).toMatchObject({ status: "signed-out", endedElsewhere: false });

  emit(sessionOf("u1"));
  emit(null);
  emit(null);
  expect(store.getSnapshot()).toMatchObject({ status: "signed-out", endedElsewhere: true });

  emit(sessionOf("u1"));
  expect(store.getSnapshot().endedElsewhere).toBe(false);
});
