import { z } from "zod";
import { command, id } from "./command.ts";
import { subdomain } from "./site-address.ts";

const wanted = {
  site: id,
  name: z.string().trim().min(1).max(80),
  subdomain,
};

/**
 * Makes a site of an export. The file comes as the body, what the site is called in the address (`importAddress`), so
 * that the server knows the file by its SHA-256: the same sent again makes nothing twice.
 */
export const importSite = command(
  "import-site",
  z.strictObject({ ...wanted, from: z.strictObject({ kind: z.literal("export"), sha256: z.string() }) }),
  z.strictObject({ site: id, subdomain: z.string(), revision: z.int() }),
);

/** What the address of an import says. */
export const importQuery = z.object(wanted);
