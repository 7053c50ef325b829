import { defineBlock } from "../../../../engine/blocks/block.ts";
import { guestsProps } from "./guests.props.ts";
import { guestsSamples } from "./guests.samples.ts";
import { Guests } from "./guests.tsx";

export const guestsBlock = defineBlock({
  type: "pestcontrol/guests",
  schema: guestsProps,
  View: Guests,
  samples: guestsSamples,
});
