import type { Config } from "../config.ts";

/** What mails go out by. */
export function mailBy({ smtpUrl, outbox }: Config): "smtp" | "outbox" | "nowhere" {
  if (smtpUrl) return "smtp";
  return outbox ? "outbox" : "nowhere";
}
