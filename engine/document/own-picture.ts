import type { Picture } from "../picture.ts";

/** Whether a picture is its owner's: those that come with designs, and are of their trades, all stand in one folder. */
export function isOwnPicture({ path }: Pick<Picture, "path">): boolean {
  return !path.startsWith("/pictures/");
}
