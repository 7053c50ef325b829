import { CommandRefused } from "../command-refused.ts";
import { openBackend } from "../open-backend.ts";
import { sendCommand } from "../send-command.ts";

/** What is asked for beside the address. */
export type LeavingProof = "none" | "password" | "code";

/** Why an account does not leave yet: what is to be proven, what is wrong at which field, and what else is in the way. */
export type Refused = {
  proof: LeavingProof;
  wrong?: { email?: string | undefined; password?: string | undefined; code?: string | undefined };
  failure?: string;
};

/**
 * Has the own account leave; gives what is in the way. What was not asked for before is nobody's mistake: then there is a field for
 * it, and a code is on its way. Throws what is no refusal of ours.
 */
export async function askToLeave(
  said: { email: string; password?: string; code?: string },
  asked: LeavingProof,
): Promise<Refused | undefined> {
  try {
    await sendCommand("delete-account", { request: crypto.randomUUID(), ...said });
    return undefined;
  } catch (error) {
    if (!(error instanceof CommandRefused)) throw error;
    const { code, message, hint, fields } = error;
    if (code === "invalid_input") return { proof: asked, wrong: { email: fields.email ?? message } };
    if (code !== "proof_needed") {
      return { proof: asked, failure: hint === undefined ? message : `${message} ${hint}` };
    }
    const proof = "password" in fields ? "password" : "code";
    if (asked === proof) return { proof, wrong: { [proof]: fields[proof] } };
    if (proof === "code") await mailCode();
    return { proof };
  }
}

async function mailCode(): Promise<void> {
  const { auth } = await openBackend();
  const { error } = await auth.reauthenticate();
  // One that was sent a moment ago, for another change, is as good.
  if (error && error.code !== "over_email_send_rate_limit") throw error;
}
