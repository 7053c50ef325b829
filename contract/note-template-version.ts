import { z } from "zod";
import { adminCommand, counted, done, request } from "./command.ts";
import { designName } from "./design-name.ts";

const note = z.string().trim().max(1000);

/** Says what a version of a template is, in the studio's words; an empty note is none. `seen` is what it said for whoever writes. */
export const noteTemplateVersion = adminCommand(
  "note-template-version",
  z.strictObject({ request, template: designName, version: counted, note, seen: note }),
  done,
);
