const settings =
  /^(NODE_ENV|PORT|HOST|DATA_DIR|SITE_URL|DATABASE_URL|SUPABASE_\w+|SMTP_URL|MAIL_FROM|ADMIN_EMAILS|LOG_LEVEL)$/;

/** The environment without what configures the product: tests bring their own, whatever the shell has set. */
export function withoutSettings(env) {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !settings.test(name)));
}
