import { readSetting } from "../studio/read-setting.ts";
import type { Auth } from "./auth-parts.ts";

/**
 * `GET settings`: what a client may offer. Only e-mail with a password or a link, and addresses are confirmed; whether anybody may
 * sign up, and ask to be an administrator (`asks_for_admin`, our own), the studio decides.
 */
const settings = {
  external: { email: true, phone: false, anonymous_users: false },
  disable_signup: false,
  mailer_autoconfirm: false,
  phone_autoconfirm: false,
  sms_provider: "",
  saml_enabled: false,
  mfa_enabled: false,
} as const;

/** What of the settings holds at this moment. */
export async function readSettings({ database: { typed } }: Auth) {
  const [door, asksForAdmin] = await Promise.all([
    readSetting(typed, "signUp"),
    readSetting(typed, "asksForAdmin"),
  ]);
  return { ...settings, disable_signup: door === "closed", asks_for_admin: asksForAdmin };
}

/** `GET health`. */
export const health = { name: "auth", description: "Accounts, by the protocol of Supabase Auth" } as const;
