/** The steps of /auth; each has its address, so that a reload and the way back find it. */
export type AuthStep = "sign-in" | "sign-up" | "forgot" | "link-sent" | "check-mail";

const steps: readonly string[] = ["sign-up", "forgot", "link-sent", "check-mail"] satisfies AuthStep[];

/**
 * Takes `location.hash` and says which step it names, and the address that a mail has typed in for its reader
 * (`#forgot&email=…`): in the fragment, which reaches no server and no log.
 */
export function readAuthStep(hash: string): { step: AuthStep; email: string | null } {
  const [name = "", values] = hash.replace(/^#/, "").split(/&(.*)/s);
  const step = steps.includes(name) ? (name as AuthStep) : "sign-in";
  return { step, email: new URLSearchParams(values).get("email") };
}

/** The fragment under which a step stands: none for the first one. */
export function hashOfStep(step: AuthStep): string {
  return step === "sign-in" ? "" : `#${step}`;
}
