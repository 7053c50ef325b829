import { CommandError } from "../api/command-error.ts";

const chooseAnew = "Choose the zip as it was exported: unpacked and packed again it is another one.";

/** Why a file is not taken for a site, and what to do instead, for the person who chose it. */
const refusals = {
  notWhole: {
    message: "This file is no whole zip.",
    hint: "Export the site once more, and let the download end.",
  },
  notOurs: { message: "This zip is no export of a site.", hint: chooseAnew },
  tooMany: { message: "There are more files in this zip than any site has.", hint: chooseAnew },
  bomb: { message: "What is packed in this zip is far larger than it says.", hint: chooseAnew },
  late: {
    message: "It takes too long to read the pictures in this zip.",
    hint: "Import it when less is going on here, or take pictures off the site and export it again.",
  },
  locked: { message: "This zip is locked with a password.", hint: chooseAnew },
  changed: {
    message: "Something in this zip was changed or damaged after it was exported.",
    hint: chooseAnew,
  },
  newer: {
    message: "This export was made by a newer version than this one.",
    hint: "Bring this server up to date, and choose the file again.",
  },
  picture: {
    message: "A picture in this zip is broken, or is none.",
    hint: "Export the site once more. If that does not help, take the picture off its page first.",
  },
  pictureMissing: {
    message: "The site shows a picture that is not in this zip.",
    hint: "Export the site once more, and choose the zip as it is.",
  },
} as const;

export type ExportRefusal = keyof typeof refusals;

/** The refusal of a file; `cause` is for the log. */
export function refusedExport(why: ExportRefusal, cause?: unknown): CommandError {
  return new CommandError("file_refused", { ...refusals[why], cause });
}
