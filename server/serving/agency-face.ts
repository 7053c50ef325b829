import { readFileSync } from "node:fs";
import { join } from "node:path";

const file = readFileSync(join(import.meta.dirname, "agency-face.woff2")).toString("base64");

/** The agency's own letters (`npm run fonts`): a host of a site has no files of ours, so a page brings them, under `font-src data:`. */
export const agencyFace = `@font-face{font-family:Gloock;src:url(data:font/woff2;base64,${file}) format("woff2")}`;
