/** The fan deck: twelve colors, by the number that also stands on their tins. */
export const colours = [
  "Salmon, Forgiven",
  "Wet Brick",
  "Blueprint",
  "Night Shift",
  "Landlord White",
  "Harbor Fog",
  "Butter Side Up",
  "Third Mustard",
  "Pond in August",
  "Moss Verdict",
  "Nana’s Parlor",
  "Plum Job",
] as const;
