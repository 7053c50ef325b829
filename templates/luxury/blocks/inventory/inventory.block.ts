import { defineBlock } from "../../../../engine/blocks/block.ts";
import { inventoryProps } from "./inventory.props.ts";
import { inventorySamples } from "./inventory.samples.ts";
import { Inventory } from "./inventory.tsx";

export const inventoryBlock = defineBlock({
  type: "luxury/inventory",
  schema: inventoryProps,
  View: Inventory,
  samples: inventorySamples,
});
