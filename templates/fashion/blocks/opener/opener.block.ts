import { defineBlock } from "../../../../engine/blocks/block.ts";
import { openerProps } from "./opener.props.ts";
import { openerSamples } from "./opener.samples.ts";
import { Opener } from "./opener.tsx";

export const openerBlock = defineBlock({
  type: "fashion/opener",
  schema: openerProps,
  View: Opener,
  samples: openerSamples,
});
