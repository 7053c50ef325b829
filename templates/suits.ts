import type { Trade } from "../engine/facts/trades.ts";

/**
 * The trades that each template suits as it is, by its folder's name, its own first: what its pictures and drawings show
 * is true for them. Any other business wears it too, without these (`design-for.ts`).
 */
export const suits = {
  art: ["art", "photography"],
  crypto: ["exchange"],
  electrician: ["electrical"],
  fashion: ["fashion"],
  fitness: ["fitness"],
  food: ["restaurant"],
  gaming: ["events"],
  gardening: ["gardening"],
  luxury: ["jewellery"],
  music: ["music"],
  nonprofit: ["conservation", "charity"],
  painting: ["painting"],
  pestcontrol: ["pestControl"],
  plumbing: ["plumbing", "heating"],
  poolbuilder: ["poolBuilding"],
  realestate: ["property", "architecture"],
  restaurant: ["restaurant", "wine"],
  roofing: ["roofing"],
  saas: ["software"],
  solar: ["solar"],
  sports: ["sports"],
  tech: ["software"],
  travel: ["travel"],
  treeservice: ["treeCare"],
  wellness: ["wellness"],
} as const satisfies Record<string, readonly [Trade, ...Trade[]]>;
