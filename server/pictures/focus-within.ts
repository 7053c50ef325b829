import type { FocusPoint, PictureCrop } from "../../contract/picture.ts";

/** Where the focus of the whole lies in what is shown of it. */
export function focusWithin(focus: FocusPoint, crop: PictureCrop | null): FocusPoint {
  if (!crop) return focus;
  return { x: (focus.x - crop.x) / crop.width, y: (focus.y - crop.y) / crop.height };
}
