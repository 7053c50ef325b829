import { useRef, useState } from "react";
import { dismissToasts, showToast } from "../components/ui/toasts.ts";
import { CommandRefused } from "./command-refused.ts";
import { accountContent } from "./content.ts";
import { describeError } from "./describe-error.ts";
import { focusedForm, focusInvalid } from "./focus-invalid.ts";
import { sessionStore } from "./session-store.ts";

/** Shows a failure as SPEC.md section 8 wants it: titled Error, with the service's message. */
export function showError(error: unknown): void {
  showToast({ title: accountContent.notices.error, text: describeError(error), tone: "destructive" });
}

/** Shows that something worked. */
export function showSuccess(text: string): void {
  showToast({ title: accountContent.notices.success, text, tone: "success" });
}

/**
 * Gives `run`, which does one thing at a time: a second call while the first is under way is dropped, the notices of
 * what came before are taken away, and what the action throws is shown: where it is that the session has ended, by the page that
 * asks to sign in again, and where a field is wrong, the focus goes there. `busy` is true meanwhile.
 */
export function useAction(): { busy: boolean; run: (action: () => Promise<void>) => Promise<void> } {
  const [busy, setBusy] = useState(false);
  // State arrives with the next render, too late for the second click of a double click.
  const running = useRef(false);

  async function run(action: () => Promise<void>): Promise<void> {
    if (running.current) return;
    running.current = true;
    const form = focusedForm();
    // What the attempt before came to must not stand beside what this one comes to.
    dismissToasts();
    setBusy(true);
    try {
      await action();
    } catch (error) {
      if (!(await hasEndedSession(error))) showError(error);
      if (error instanceof CommandRefused && Object.keys(error.fields).length > 0) focusInvalid(form);
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  return { busy, run };
}

/** Whether a refusal means that nobody is signed in any more. The guard of the page hears of it, and leads to where one signs in. */
async function hasEndedSession(error: unknown): Promise<boolean> {
  if (!(error instanceof CommandRefused) || error.code !== "not_signed_in") return false;
  await sessionStore.refreshProfile();
  return sessionStore.getSnapshot().status === "signed-out";
}
