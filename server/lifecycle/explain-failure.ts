import { ConfigError } from "../config.ts";
import { MigrationError } from "../db/migrate.ts";
import { ServerRoleError } from "../db/server-role.ts";
import { BuildMissingError } from "../pages/pages.ts";
import { StartError } from "./start-error.ts";

/** What the console says about a start that failed: one line when the reader can set it right, else the whole stack. */
export function explainFailure(error: unknown): string {
  const known = [StartError, ConfigError, MigrationError, ServerRoleError, BuildMissingError];
  if (known.some((kind) => error instanceof kind)) return `Cannot start: ${(error as Error).message}`;
  return `Cannot start: ${error instanceof Error ? error.stack : String(error)}`;
}
