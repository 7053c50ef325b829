import type { Config } from "../config.ts";

/** Where the outbox is, for a browser that has its key already. */
export function outboxUrl({ siteUrl }: Config): string {
  return `${siteUrl}/outbox`;
}

/** The link that opens the outbox and leaves its `key` in the browser. For the console alone. */
export function outboxLink(config: Config, key: string): string {
  return `${outboxUrl(config)}?key=${key}`;
}
