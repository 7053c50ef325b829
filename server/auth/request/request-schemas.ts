import { z } from "zod";
import { metadata } from "../account/user-metadata.ts";
import type { Verification, VerificationType } from "../link/verify-one-time-token.ts";
import { emailAddress, normalizeEmail } from "./email-address.ts";

/** auth-js sends these as null in its implicit flow, the only one spoken here. */
const implicitFlow = {
  code_challenge: z.null("PKCE is not supported: use the implicit flow.").optional(),
};
/** Present when somebody wants a phone to stand in for an address. */
const phone = z.string().optional();

export const signUpBody = z.object({
  email: emailAddress.optional(),
  password: z.string().optional(),
  data: metadata.nullish().transform((data) => data ?? {}),
  phone,
  ...implicitFlow,
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

/** What asks for a mail: `recover`, `magiclink`. */
export const mailBody = z.object({ email: emailAddress, ...implicitFlow });

export const otpBody = z.object({ email: emailAddress.optional(), phone, ...implicitFlow });

export const resendBody = z.object({
  type: z.enum(["signup", "email_change", "sms", "phone_change"]),
  email: emailAddress.optional(),
  phone,
  ...implicitFlow,
});

export const userBodySchema = z.object({
  email: emailAddress.optional(),
  password: z.string().optional(),
  nonce: z.string().optional(),
  data: metadata.optional(),
  phone,
  ...implicitFlow,
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

export const verifyBody = z.union([verifyWithToken, verifyWithCode], {
  error: "Verify requires a type and either a token_hash, or an email and a token",
});

/** A mailed link as it arrives; `token_hash` is what newer clients call `token`. */
export const verifyQuery = z
  .object({ type: verificationType, token: z.string().optional(), token_hash: z.string().optional() })
  .transform(({ type, token, token_hash }) => ({ type, token: token_hash ?? token ?? "" }));
