import { exportFormat, exportVersion } from "../../contract/export-file.ts";
import type { Database } from "../db/database.ts";
import { contentTypeOf, isCompressible } from "../pages/content-types.ts";
import { writeMessages } from "./messages-csv.ts";
import { readBlob } from "./read-blob.ts";
import type { KeptFile, PictureContents, SiteContents } from "./read-contents.ts";
import { readmePage } from "./readme-page.ts";
import { staticPath } from "./static-path.ts";
import type { ArchiveEntry } from "./write-archive.ts";

/** The files of an export, in the order in which somebody would look at them. */
export async function* exportEntries(
  database: Database,
  site: string,
  contents: SiteContents,
): AsyncGenerator<ArchiveEntry> {
  const { name, template, document, live, pictures } = contents;
  yield text("README.html", readmePage(contents, new Date()));
  // As it is kept, letter by letter.
  const told = JSON.stringify({ format: exportFormat, version: exportVersion, name, template });
  yield text("site.json", `${told.slice(0, -1)},"document":${document}}`);
  yield { name: "messages.csv", chunks: writeMessages(database, site), isPacked: false };
  for (const file of live) yield kept(`site/${staticPath(file.path)}`, file);
  for (const picture of pictures) {
    const folder = `pictures/${picture.id}/`;
    yield text(`${folder}picture.json`, describe(picture));
    yield kept(folder + picture.original.path, picture.original);
    for (const file of picture.files) yield kept(folder + file.path.replace(/^.*\//, ""), file);
  }

  function kept(entry: string, { sha256 }: KeptFile): ArchiveEntry {
    return {
      name: entry,
      chunks: readBlob(database, sha256),
      isPacked: !isCompressible(contentTypeOf(entry)),
    };
  }
}

function describe({ told, files }: PictureContents): string {
  return JSON.stringify({
    ...told,
    files: files.map(({ path, isReplaced }) => ({ path, isReplaced })),
  });
}

function text(name: string, content: string): ArchiveEntry {
  async function* chunks() {
    yield new TextEncoder().encode(content);
  }
  return { name, chunks: chunks(), isPacked: false };
}
