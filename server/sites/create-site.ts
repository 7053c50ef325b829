import { createSite as command } from "../../contract/create-site.ts";
import { CommandError } from "../api/command-error.ts";
import { type CommandContext, handle } from "../api/handle-command.ts";
import { templateToBegin } from "../catalogue/template-to-begin.ts";
import { addSite, type NewSite } from "./add-site.ts";
import { readDraft } from "./read-draft.ts";
import { refusedDocument } from "./refused-document.ts";
import { wholeDocument } from "./whole-document.ts";

type Context = CommandContext<(typeof command.input)["_output"], (typeof command.answer)["_output"]>;
type Beginning = Pick<NewSite, "document" | "pages" | "template" | "begunFrom">;

export const createSite = handle(
  command,
  async (context) => {
    const { input, actor, write } = context;
    const { site, name, subdomain } = input;
    const beginning = await beginningOf(context);
    return write(async (writing) => {
      const { from } = input;
      if (from.kind === "template") {
        await templateToBegin(writing.transaction, from.template, { isMaking: true });
      }
      return addSite(writing, actor, "create-site", { site, name, subdomain, ...beginning });
    });
  },
  wholeDocument,
);

/** The document that the site begins with. */
async function beginningOf({ input, actor, parts }: Context): Promise<Beginning> {
  const { from } = input;
  if (from.kind === "template") {
    const { kind: _, ...beginning } = from;
    const { template } = from;
    const decided = await templateToBegin(parts.database.typed, template);
    try {
      const { site, pages } = await parts.desk.begin({ ...beginning, ...decided });
      // What it wears is a design of the catalogue, also where it began with a template that was a site.
      return { document: site, pages, template: site.design ?? template, begunFrom: template };
    } catch (error) {
      throw refusedDocument(error);
    }
  }
  if (from.kind === "document") {
    try {
      const { site, pages } = await parts.desk.check(from.document);
      if (site.design === undefined)
        throw new CommandError("document_refused", { hint: "It names no design." });
      return { document: site, pages, template: site.design };
    } catch (error) {
      throw refusedDocument(error);
    }
  }
  const original = await readDraft(parts.database, actor, from.of);
  const { pages } = await parts.desk.check(original.document);
  return { document: original.document as object, pages, template: original.template };
}
