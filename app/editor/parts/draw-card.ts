import type { CardWords } from "../../../engine/render/card-words.ts";
import type { Theme } from "../../../engine/theme/theme.ts";
import { sendCommand } from "../../account/send-command.ts";

/** Gives the address of the picture that says this in this theme. */
export type DrawCard = (card: CardWords & { language: string; theme: Theme }) => Promise<string>;

/** Has the server draw the pictures that pages of a site are shared with. */
export function drawCardFor(site: string): DrawCard {
  return async (card) => (await sendCommand("draw-card", { site, ...card })).picture;
}
