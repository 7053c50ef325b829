/** The plants that can be cut in wood. */
export const plantNames = ["fern", "marigold", "beet", "branch", "meadow", "tulip"] as const;

export type PlantName = (typeof plantNames)[number];
