import { checkSpecs, type PictureSpec } from "./picture-spec.ts";
import { specsFile } from "./places.ts";

/** A set's list as it stands in its file now, also if it was read before. Throws if something is wrong with it. */
export async function readSpecs(set: string): Promise<readonly PictureSpec[]> {
  const specs: readonly PictureSpec[] = (await import(`${specsFile(set)}?${Date.now()}`)).default;
  const complaints = checkSpecs(specs);
  if (complaints.length > 0) throw new Error(`art/pictures/${set}.ts:\n${complaints.join("\n")}`);
  return specs;
}
