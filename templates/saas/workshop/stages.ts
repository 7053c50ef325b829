/** Where an order stands, in the order in which it gets its color. */
export const stages = ["clay", "glaze", "kiln", "packed", "sent"] as const;

export type Stage = (typeof stages)[number];

export const stageNames: Record<Stage, string> = {
  clay: "Clay",
  glaze: "Glaze",
  kiln: "Kiln",
  packed: "Packed",
  sent: "Sent",
};
