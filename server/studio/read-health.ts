import { statfs } from "node:fs/promises";
import { readHealth as command } from "../../contract/read-health.ts";
import { handle } from "../api/handle-command.ts";
import { mailBy } from "./mail-by.ts";

export const readHealth = handle(command, async ({ parts: { config } }) => {
  // A server whose database is elsewhere may keep nothing of its own.
  const { bavail, blocks, bsize } = await statfs(config.dataDir).catch(() => statfs("."));
  return {
    node: process.versions.node,
    upFor: Math.round(process.uptime()),
    memory: Math.round(process.memoryUsage.rss() / 1e6),
    disk: { free: bavail * bsize, all: blocks * bsize },
    mail: mailBy(config),
  };
});
