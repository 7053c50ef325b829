import type { CabinetProps } from "../blocks/cabinet/cabinet.props.ts";

export const cabinet: CabinetProps = {
  heading: {
    title: "Persons formerly known to us",
    lead: "Hold yours against the glass. If it moves, call first and read later.",
  },
  drawer: "The drawer of specimens",
  specimens: [
    {
      kind: "ant",
      name: "Fire ant",
      latin: "Solenopsis invicta",
      tell: "Red before, black behind. A dome of fine soil on the lawn, with no door in it.",
    },
    {
      kind: "cockroach",
      name: "Palmetto bug",
      latin: "Periplaneta americana",
      tell: "A cockroach with a garden. An inch and a half long, and able to fly when you least need it to.",
    },
    {
      kind: "mouse",
      name: "House mouse",
      latin: "Mus musculus",
      tell: "Specimen not held. It has been seen leaving, through a gap as wide as a pencil.",
    },
    {
      kind: "termite",
      name: "Formosan termite",
      latin: "Coptotermes formosanus",
      tell: "A soldier. Pale, soft, armed at one end. Wings on a windowsill in May are its relations.",
    },
    {
      kind: "bedbug",
      name: "Bed bug",
      latin: "Cimex lectularius",
      tell: "Flat as a lentil before dinner and round after. Look along the seam, on your side of the bed.",
    },
    {
      kind: "wasp",
      name: "Paper wasp",
      latin: "Polistes exclamans",
      tell: "A waist, long legs left hanging in flight, and a gray comb under the eaves, open from below.",
    },
  ],
};
