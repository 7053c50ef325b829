import type { FocusPoint, PictureCrop } from "../../contract/picture.ts";
import type { FileRefusal } from "./refused-file.ts";
import type { PictureKind } from "./sniff-picture.ts";

/** What the worker does with the file that it is given as its standard input. */
export type PictureTask =
  | { name: "read"; kind: PictureKind }
  | { name: "encode"; focus: FocusPoint; crop: PictureCrop | null; effort: number };

/** What later files are made of. */
export type PictureMaster = {
  bytes: Uint8Array;
  width: number;
  height: number;
  /** Average, as `#rrggbb`. */
  colour: string;
  hasAlpha: boolean;
};

/** One of the engine's files of a picture: what follows its path, such as `-480.avif`. */
export type PictureFile = { ending: string; type: "image/avif" | "image/jpeg"; bytes: Uint8Array };

export type EncodedPicture = {
  width: number;
  height: number;
  widths: number[];
  colour: string;
  files: PictureFile[];
};

export type PictureResults = { read: PictureMaster; encode: EncodedPicture };

export type PictureAnswer =
  | { result: PictureResults[PictureTask["name"]] }
  | { refused: FileRefusal }
  | { failure: string };
