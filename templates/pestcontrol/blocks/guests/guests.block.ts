import { defineBlock } from "../../../../engine/blocks/block.ts";
import { type GuestsProps, guestsProps } from "./guests.props.ts";
import { guestsSamples } from "./guests.samples.ts";
import { Guests } from "./guests.tsx";

export const guestsBlock = defineBlock({
  type: "pestcontrol/guests",
  schema: guestsProps,
  View: Guests,
  neutral: (list): GuestsProps => ({ ...list, pen: "underline" }),
  samples: guestsSamples,
});
