import { z } from "zod";
import { command, done, id, request } from "./command.ts";
import { focusPoint, pictureCrop } from "./picture.ts";

/**
 * Shows another part of a picture, of the whole of which both are told; without a crop all of it. New files are made, and the
 * picture is `working` until they are there; what names the old ones keeps them.
 */
export const cropPicture = command(
  "crop-picture",
  z.strictObject({ request, picture: id, focus: focusPoint, crop: pictureCrop.nullable() }),
  done,
);
