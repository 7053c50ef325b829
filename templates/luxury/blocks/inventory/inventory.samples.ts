import { inventory } from "../../content/collections.ts";
import type { InventoryProps } from "./inventory.props.ts";

export const inventorySamples: Record<string, InventoryProps> = { usual: inventory };
