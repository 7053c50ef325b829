import type { Config } from "../config.ts";

/** Where somebody at this machine reads the outbox; it answers under no public name. */
export function outboxUrl({ port }: Config): string {
  return `http://localhost:${port}/outbox`;
}
