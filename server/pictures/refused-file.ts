import { CommandError } from "../api/command-error.ts";

const inAllWays = "Save it as JPEG, PNG, WebP or AVIF, and choose that file.";

/** Why a file does not become a picture, and what to do instead, for the person who chose it. */
const refusals = {
  empty: { message: "This file is empty.", hint: "Choose it again, or take another copy of it." },
  svg: {
    message: "This is an SVG drawing, which can carry scripts, so it is not taken.",
    hint: "Export it as PNG, at least 1600 pixels wide, and choose that file.",
  },
  heic: {
    message: "This is a HEIC photograph, which most browsers cannot show.",
    hint: "On an iPhone: Settings, Camera, Formats, Most Compatible. Or export it as JPEG.",
  },
  gif: {
    message: "This is a GIF, which holds too few colours for a photograph and is often animated.",
    hint: "Export one frame of it as JPEG or PNG.",
  },
  animated: {
    message: "This picture moves. Only still pictures are taken.",
    hint: "Export the one frame that says most as JPEG or PNG.",
  },
  unknown: { message: "This is none of the kinds of picture that are taken.", hint: inAllWays },
  broken: {
    message: "This picture is broken: it cannot be read to its end.",
    hint: "Open it in a picture program and export it anew, or take another copy of it.",
  },
  hiding: {
    message: "There is something else inside this file besides a picture.",
    hint: "Open it in a picture program and export it anew: that leaves the picture alone.",
  },
  tooManyPixels: {
    message: "This picture has too many pixels: 50 million are read, of WebP 24 million, of AVIF 12.",
    hint: "Make it smaller first: 3000 pixels are wide enough for every screen.",
  },
  tooSmall: { message: "This picture is smaller than 16 pixels.", hint: "Choose a larger one." },
  swelling: {
    message: "This file swells to many times its size when it is opened.",
    hint: "Make the picture smaller first, or export it as a plain JPEG.",
  },
  tooHeavy: {
    message: "This picture takes too much work to read.",
    hint: "Make it smaller first, or export it as a plain JPEG.",
  },
} as const;

export type FileRefusal = keyof typeof refusals;

/** The refusal of a file. */
export function refusedFile(why: FileRefusal): CommandError {
  return new CommandError("file_refused", refusals[why]);
}

/** Whether `word` is one of the reasons. */
export function isFileRefusal(word: string): word is FileRefusal {
  return word in refusals;
}
