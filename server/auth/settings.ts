/** `GET settings`: what a client may offer. Only e-mail with a password or a link, and addresses are confirmed. */
export const settings = {
  external: { email: true, phone: false, anonymous_users: false },
  disable_signup: false,
  mailer_autoconfirm: false,
  phone_autoconfirm: false,
  sms_provider: "",
  saml_enabled: false,
  mfa_enabled: false,
} as const;

/** `GET health`. */
export const health = { name: "auth", description: "Accounts, by the protocol of Supabase Auth" } as const;
