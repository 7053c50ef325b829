import { z } from "zod";
import { command, id } from "./command.ts";

/** What visitors will see otherwise once the draft is published: a line for each page or part; none where nothing is live yet. */
export const listChanges = command(
  "list-changes",
  z.strictObject({ site: id }),
  z.strictObject({ changes: z.array(z.string()) }),
);
