import type { UserAttributes } from "@supabase/auth-js";
import { useState } from "react";
import { formText } from "../form-text.ts";
import { openBackend } from "../open-backend.ts";

/** Whether a code is asked for, and whether the one that came was wrong. */
export type Proof = "none" | "asked" | "wrong";

/**
 * Gives `change`, which changes the own account and says whether it has. Whoever signed in long ago proves first who they
 * are: a code is mailed and `proof` says so, and the next call brings along what stands in the form's `ProofField`. Throws
 * what else the service refuses.
 */
export function useProvenChange(): {
  proof: Proof;
  change: (attributes: UserAttributes, form: HTMLFormElement) => Promise<boolean>;
} {
  const [proof, setProof] = useState<Proof>("none");

  async function change(attributes: UserAttributes, form: HTMLFormElement): Promise<boolean> {
    const { auth } = await openBackend();
    const nonce = proof === "none" ? undefined : formText(form, "code").replace(/\s/g, "");
    const { error } = await auth.updateUser(nonce ? { ...attributes, nonce } : attributes, {
      emailRedirectTo: location.origin + location.pathname,
    });
    if (error?.code === "reauthentication_needed") {
      const asked = await auth.reauthenticate();
      // One that was sent a moment ago, for another change, is as good.
      if (asked.error && asked.error.code !== "over_email_send_rate_limit") throw asked.error;
      setProof("asked");
      return false;
    }
    if (error?.code === "reauthentication_not_valid") {
      setProof("wrong");
      return false;
    }
    if (error) throw error;
    setProof("none");
    return true;
  }

  return { proof, change };
}
