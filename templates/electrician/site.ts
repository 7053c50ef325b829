/*
 * Fuse & Daughters, electricians in Marquette: Edith Fuse and her daughters Nell, Joan and Ottilie, each with a van of her
 * own in the color of a core.
 *
 * Who comes and why: somebody with a torch in one hand and a phone in the other. They want a number, a price, whether we
 * come out there and whether anybody is awake; then perhaps, with the light on again, what a car charger would cost.
 * In three words: exact, labeled, dry.
 * Type: B612, drawn for cockpits and hard to misread in the dark; B612 Mono for whatever a label printer would print.
 * Palette: cellar wall (paper), the yellow of a cord (accent), powder-coated steel (deep), and the cores: brown, blue,
 * green and yellow.
 * Grid: the board. Everything sits on rails in modules of one width; three cores run down the page's edge and join them.
 * Signature move: the main switch is a switch. It puts out the page, the bulb with it; what still glows is the number.
 * No other demo has: a page that can be switched off.
 */
import type { CoreBlock } from "../../engine/blocks/core-blocks.ts";
import type { SiteDocument } from "../../engine/document/site-document.ts";
import type { ElectricianBlock } from "./blocks/blocks.ts";
import { frame } from "./frame.ts";
import { home } from "./pages/home.ts";

export const site = { ...frame, pages: { "/": home } } satisfies SiteDocument<CoreBlock | ElectricianBlock>;
