import { useEffect, useRef } from "react";
import { TextField } from "../../components/ui/text-field.tsx";
import { myAccountContent } from "./my-account-content.ts";
import type { Proof } from "./use-proven-change.ts";

const words = myAccountContent.proof;

/** Asks for the code that was mailed to `email`, where one is needed; takes the focus then. */
export function ProofField({ proof, email }: { proof: Proof; email: string }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (proof !== "none") field.current?.focus();
  }, [proof]);
  if (proof === "none") return null;
  return (
    <TextField
      ref={field}
      label={words.label}
      hint={words.text(email)}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern="\s*([0-9]\s*){6}"
      title={words.label}
      required
      error={proof === "wrong" && words.wrong}
      className="max-w-56 font-semibold tracking-[0.35em] tabular-nums"
    />
  );
}
