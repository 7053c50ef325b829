import type { SiteDocument } from "../../../engine/document/site-document.ts";
import type { Picture } from "../../../engine/picture.ts";
import { hereFolder, readPictureHere } from "../../editor/make/picture-store.ts";
import { bringPicture } from "./bring-picture.ts";
import { newSite } from "./new-site-content.ts";

type Brought = Map<string, Picture>;

/**
 * `document` with the pictures that this browser keeps made the account's own; `brought` remembers them by their path, so that
 * none is sent twice when it is tried again. Throws where one cannot be sent now, or is not there any more.
 */
export async function bringPictures(document: SiteDocument, brought: Brought): Promise<SiteDocument> {
  const bring = async (value: unknown): Promise<unknown> => {
    if (typeof value !== "object" || value === null) return value;
    if (isHere(value)) {
      const { alt } = value;
      const picture = brought.get(value.path) ?? (await bringOne(value));
      brought.set(value.path, picture);
      return { ...picture, alt };
    }
    if (Array.isArray(value)) return inTurn(value, bring);
    const entries = await inTurn(
      Object.entries(value),
      async ([name, held]) => [name, await bring(held)] as const,
    );
    return Object.fromEntries(entries);
  };
  return (await bring(document)) as SiteDocument;
}

async function bringOne({ path, alt }: Picture): Promise<Picture> {
  const blob = await readPictureHere(path);
  if (!blob) throw new Error(newSite.pictureGone);
  return bringPicture(new File([blob], `picture.${blob.type.split("/")[1]}`), alt);
}

function isHere(value: object): value is Picture {
  return "path" in value && "widths" in value && String(value.path).startsWith(hereFolder);
}

/** One after the other: a phone has one line. */
async function inTurn<Item, Made>(
  items: readonly Item[],
  make: (item: Item) => Promise<Made>,
): Promise<Made[]> {
  const made: Made[] = [];
  for (const item of items) made.push(await make(item));
  return made;
}
