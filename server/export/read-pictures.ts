import { type ExportedPicture, exportedPicture } from "../../contract/export-file.ts";
import type { Picture } from "../../engine/picture.ts";
import { isKeepable } from "../api/is-keepable.ts";
import type { Archive } from "./open-archive.ts";
import { refusedExport } from "./refused-export.ts";

const told = /^pictures\/([\da-f-]{36})\/picture\.json$/;
const mostBytes = 64 * 1024;

/** Where a file of a picture lies in an export. */
export function entryOf({ id }: Pick<ExportedPicture, "id">, path: string): string {
  return `pictures/${id}/${path.replace(/^.*\//, "")}`;
}

/** The pictures of an export, each with all the files that it says it has. Throws `CommandError`. */
export async function readPictures(archive: Archive): Promise<ExportedPicture[]> {
  const pictures: ExportedPicture[] = [];
  for (const name of archive.names) {
    const id = told.exec(name)?.[1];
    if (id === undefined) continue;
    const text = (await archive.read(name, mostBytes)).toString("utf8");
    const picture = parse(text);
    const paths = new Set(picture.files.map(({ path }) => path));
    const isWhole =
      picture.id === id &&
      archive.names.has(entryOf(picture, picture.original.name)) &&
      [...paths].every((path) => archive.names.has(entryOf(picture, path))) &&
      [picture.manifest, picture.whole].every((shown) => filesOf(shown).every((path) => paths.has(path)));
    if (!isWhole) throw refusedExport("pictureMissing");
    pictures.push(picture);
  }
  return pictures;
}

/** All files that a picture is shown by. */
function filesOf({ path, widths }: Picture): string[] {
  return [...widths.map((width) => `${path}-${width}.avif`), `${path}.jpg`, `${path}-og.jpg`];
}

function parse(text: string): ExportedPicture {
  const picture = parsed(text);
  if (!isKeepable(JSON.stringify(picture))) throw refusedExport("changed");
  return picture;
}

function parsed(text: string): ExportedPicture {
  try {
    return exportedPicture.parse(JSON.parse(text));
  } catch (error) {
    throw refusedExport("changed", error);
  }
}
