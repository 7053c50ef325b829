import { z } from "zod";
import { metadata } from "../account/user-metadata.ts";
import type { Verification, VerificationType } from "../link/prove-address.ts";
import { challengeMembers } from "../pkce/code-challenge.ts";
import { emailAddress, normalizeEmail } from "./email-address.ts";

/** Present when somebody wants a phone to stand in for an address. */
const phone = z.string().optional();

export const signUpBody = z.object({
  email: emailAddress.optional(),
  password: z.string().optional(),
  data: metadata.nullish().transform((data) => data ?? {}),
  phone,
  ...challengeMembers,
});

/** An address that cannot exist is no validation error here: nobody has it, as nobody may have any other. */
export const passwordBody = z.object({
  email: z.string().transform(normalizeEmail).optional(),
  password: z.string().optional(),
  phone,
});

export const refreshBody = z.object({
  refresh_token: z.string("refresh_token required").min(1, "refresh_token required"),
});

/** A code that a followed link led on with, and what its challenge was made from (PKCE). */
export const codeBody = z.object({
  auth_code: z.string("auth_code required").min(1, "auth_code required").max(200),
  code_verifier: z.string("code_verifier required").min(1, "code_verifier required").max(200),
});

/** What asks for a mail: `recover`, `magiclink`. */
export const mailBody = z.object({ email: emailAddress, ...challengeMembers });

export const otpBody = z.object({ email: emailAddress.optional(), phone, ...challengeMembers });

export const resendBody = z.object({
  type: z.enum(["signup", "email_change", "sms", "phone_change"]),
  email: emailAddress.optional(),
  phone,
});

export const userBodySchema = z.object({
  email: emailAddress.optional(),
  password: z.string().optional(),
  nonce: z.string().optional(),
  data: metadata.optional(),
  phone,
  ...challengeMembers,
});

export const signOutQuery = z.object({
  scope: z.enum(["global", "local", "others"], "Unsupported logout scope").default("global"),
});

const verificationType = z.enum([
  "signup",
  "email",
  "magiclink",
  "recovery",
  "email_change",
] satisfies VerificationType[]);

const verifyWithToken = z
  .object({ type: verificationType, token_hash: z.string().min(1) })
  .transform(({ type, token_hash }): Verification => ({ type, token: token_hash }));

const verifyWithCode = z
  .object({
    type: verificationType,
    email: z.string().transform(normalizeEmail),
    token: z.string().trim().min(6).max(10),
  })
  .transform(({ type, email, token }): Verification => ({ type, email, code: token }));

/** The way back from a changed address is a page with a button, never a link that is followed: it is only posted. */
const undoEmailChange = z
  .object({ type: z.literal("email_change_undo"), token_hash: z.string().min(1).max(200) })
  .transform(({ type, token_hash }) => ({ type, token: token_hash }));

export const verifyBody = z.union([verifyWithToken, verifyWithCode, undoEmailChange], {
  error: "Verify requires a type and either a token_hash, or an email and a token",
});

/** A mailed link as it arrives; `token_hash` is what newer clients call `token`. */
export const verifyQuery = z
  .object({ type: verificationType, token: z.string().optional(), token_hash: z.string().optional() })
  .transform(({ type, token, token_hash }) => ({ type, token: token_hash ?? token ?? "" }));
