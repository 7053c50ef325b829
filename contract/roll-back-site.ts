import { z } from "zod";
import { command, counted, id, request } from "./command.ts";
import { published } from "./publish-site.ts";

/** Shows visitors an earlier version, at once where it is still there as it is drawn today. The draft stays as it is. */
export const rollBackSite = command(
  "roll-back-site",
  z.strictObject({ request, site: id, version: counted }),
  published,
);
