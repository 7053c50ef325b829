import { type ExportedSite, exportedSite, exportFormat, exportVersion } from "../../contract/export-file.ts";
import { checkSize } from "../../engine/document/check-size.ts";
import { currentSchema } from "../../engine/document/site-document.ts";
import type { CommandParts } from "../api/command-parts.ts";
import type { Actor } from "../api/handle-command.ts";
import { isKeepable } from "../api/is-keepable.ts";
import { refusedDocument } from "../sites/refused-document.ts";
import { checkFiles } from "./check-files.ts";
import type { Archive } from "./open-archive.ts";
import { type PlacedPicture, placePictures } from "./place-pictures.ts";
import { mediaPaths } from "./read-contents.ts";
import { readPictures } from "./read-pictures.ts";
import { refusedExport } from "./refused-export.ts";
import { requirePictures } from "./require-pictures.ts";

type Import = Pick<CommandParts, "database" | "desk"> & {
  actor: Actor;
  archive: Archive;
  signal: AbortSignal;
};

/** What a site is made of, checked: nothing of it is kept yet. */
export type ReadExport = {
  site: { template: string; document: object; pages: number };
  pictures: PlacedPicture[];
};

/** Letters of a `site.json`; a document has four million at most. */
const mostLetters = 6_000_000;

/** Commas and colons: ten times those of the largest real site. More would take long to read for all others who wait. */
const mostValues = 100_000;

/**
 * Reads an export for `actor`. Its pictures are the actor's own already, or come along; where somebody else has one of that
 * name here, it gets another, in the document as well. Throws `CommandError`.
 */
export async function readExport({ database, desk, actor, archive, signal }: Import): Promise<ReadExport> {
  const pictures = await placePictures(database, actor, await readPictures(archive));
  const renamed = new Map(pictures.flatMap(({ renamed }) => [...renamed]));
  const text = (await archive.read("site.json", mostLetters))
    .toString("utf8")
    .replaceAll(mediaPaths, (path) => renamed.get(path) ?? path);
  const { document, template } = readSite(text);
  await requirePictures(text, pictures, database, actor);
  try {
    // As it is kept: lifted to the schema of today.
    const { site, pages } = await desk.check(document);
    await checkFiles(database, archive, pictures, signal);
    return { site: { template, document: site, pages }, pictures };
  } catch (error) {
    throw refusedDocument(error);
  }
}

function readSite(text: string): ExportedSite {
  if ((text.match(/[,:]/g)?.length ?? 0) > mostValues) throw refusedExport("tooMany");
  let told: Partial<ExportedSite>;
  try {
    told = Object(JSON.parse(text));
  } catch (error) {
    throw refusedExport("notOurs", error);
  }
  const isNewer =
    told.format === exportFormat &&
    (Number(told.version) > exportVersion || Number(told.document?.schema) > currentSchema);
  if (isNewer) throw refusedExport("newer");
  // Before anything goes through it that goes as deep as it lies.
  if (checkSize(told.document).length > 0) throw refusedExport("tooMany");
  const read = exportedSite.safeParse(told);
  if (!read.success) throw refusedExport("notOurs", read.error);
  if (!isKeepable(JSON.stringify(read.data))) throw refusedExport("changed");
  return read.data;
}
