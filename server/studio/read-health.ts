import { statfs } from "node:fs/promises";
import { readHealth as command } from "../../contract/read-health.ts";
import type { CommandParts } from "../api/command-parts.ts";
import { handle } from "../api/handle-command.ts";
import { findDumpTool } from "../backup/find-dump-tool.ts";
import { mailBy } from "./mail-by.ts";

export const readHealth = handle(command, async ({ parts }) => {
  const { config } = parts;
  // A server whose database is elsewhere may keep nothing of its own.
  const { bavail, blocks, bsize } = await statfs(config.dataDir).catch(() => statfs("."));
  return {
    node: process.versions.node,
    upFor: Math.round(process.uptime()),
    memory: Math.round(process.memoryUsage.rss() / 1e6),
    disk: { free: bavail * bsize, all: blocks * bsize },
    mail: mailBy(config),
    backup: await wayOfBackup(parts),
  };
});

async function wayOfBackup({ config, database }: Pick<CommandParts, "config" | "database">) {
  if (config.databaseUrl === undefined) return { kind: "files" as const };
  const [tool, { rows }] = await Promise.all([
    findDumpTool(),
    database.pool.query<{ major: number }>(
      "select current_setting('server_version_num')::int / 10000 as major",
    ),
  ]);
  return { kind: "dump" as const, database: rows[0]?.major ?? 0, tool };
}
