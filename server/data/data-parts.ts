import type { SigningKeys } from "../auth/session/access-token.ts";
import type { Database } from "../db/database.ts";
import type { RequestLimits } from "../http/request-limits.ts";

/** What the Data API is made of. */
export type DataParts = {
  database: Database;
  keys: SigningKeys;
  /** Acts as `service_role`. */
  secretKey: string;
  requestLimits: RequestLimits;
};
