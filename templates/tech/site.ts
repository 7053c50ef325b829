/*
 * Hotpath, a platform that runs what developers push, near whoever asks for it.
 *
 * Who comes and why: somebody with a terminal open and a release on Friday. They want the command, the flags and the
 * figures, in that order, and to leave again through the command.
 * In three words: exact, quick, deadpan.
 * Type: Commit Mono alone, at every size. What is loud is large, what is quiet is dim; nothing is bold.
 * Palette: phosphor black (paper), phosphor white (ink), one green (accent) for what is hot, moss for what is not, and
 * green-bar listing paper (deep) for what is printed.
 * Grid: the character cell. Margins, indents and rows are counted in columns and lines of the body's size.
 * Signature move: a flame graph of one deploy stands in the first screen, its hot path lit up to the headline.
 * No other demo has: a navigation that is the status line at the foot of the screen, features told as patches, and a
 * manual page on continuous paper with its sprocket holes.
 */
import type { CoreBlock } from "../../engine/blocks/core-blocks.ts";
import type { SiteDocument } from "../../engine/document/site-document.ts";
import type { TechBlock } from "./blocks/blocks.ts";
import { frame } from "./frame.ts";
import { home } from "./pages/home.ts";

export const site = { ...frame, pages: { "/": home } } satisfies SiteDocument<CoreBlock | TechBlock>;
