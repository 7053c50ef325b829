import { createHash } from "node:crypto";
import { z } from "zod";
import { sameSecret } from "../link/secret-token.ts";
import { AuthError } from "../request/auth-error.ts";

/** What a browser that will exchange a code for its session says beforehand (RFC 7636, section 4.3). */
export type CodeChallenge = { challenge: string; method: "s256" | "plain" };

/** The members of a body that carry a code challenge; auth-js sends both as null in its implicit flow. */
export const challengeMembers = {
  code_challenge: z
    .string()
    .regex(
      /^[A-Za-z0-9._~-]{43,128}$/,
      "code challenge has to be between 43 and 128 characters of A-Z a-z 0-9 - . _ ~",
    )
    .nullish(),
  code_challenge_method: z
    .string()
    .toLowerCase()
    .pipe(z.enum(["s256", "plain"], "code challenge method not supported"))
    .nullish(),
};

/** A checked body, or a stored row, as far as it may carry a challenge. */
export type ChallengeBody = {
  code_challenge?: string | null | undefined;
  code_challenge_method?: CodeChallenge["method"] | null | undefined;
};

/** The challenge that it carries, or null. Throws `validation_failed` when half of it is missing. */
export function readChallenge(body: ChallengeBody): CodeChallenge | null {
  const { code_challenge: challenge, code_challenge_method: method } = body;
  if (challenge && method) return { challenge, method };
  if (!challenge && !method) return null;
  throw new AuthError(
    400,
    "validation_failed",
    "PKCE flow requires code_challenge_method and code_challenge",
  );
}

/** Whether `verifier` is what `challenge` was made from (RFC 7636, section 4.6). */
export function answersChallenge({ challenge, method }: CodeChallenge, verifier: string): boolean {
  const made = method === "plain" ? verifier : createHash("sha256").update(verifier).digest("base64url");
  return sameSecret(made, challenge);
}
