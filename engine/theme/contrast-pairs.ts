/** Text and the ground it stands on, with the contrast it needs: 4.5 is AA for body text, 3 for large text and marks. */
export const contrastPairs = [
  { text: "ink", ground: "paper", least: 4.5 },
  { text: "ink", ground: "raised", least: 4.5 },
  { text: "muted", ground: "paper", least: 4.5 },
  { text: "muted", ground: "raised", least: 4.5 },
  { text: "accentInk", ground: "paper", least: 4.5 },
  { text: "accentInk", ground: "raised", least: 4.5 },
  { text: "onAccent", ground: "accent", least: 4.5 },
  { text: "onDeep", ground: "deep", least: 4.5 },
  { text: "accent", ground: "paper", least: 3 },
] as const;
