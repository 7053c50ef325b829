import type { HouseId } from "./houses.ts";

/** What the page of a house has beyond what lists show. */
export type HouseNotes = {
  architect: string;
  year: number;
  lot: string;
  baths: string;
  /** What the model is made of, and at which scale. */
  model: string;
  description: readonly [string, string];
  /** What the picture of the inside shows. */
  inside: string;
};

export const houseNotes: Record<HouseId, HouseNotes> = {
  "vault-house": {
    architect: "Noor Vasse",
    year: 2019,
    lot: "0.62 acres, orchard side",
    baths: "3",
    model: "1:50, cast plaster",
    description: [
      "Three vaults of six meters each, poured over the same timber form and then slipped: the north one a pace inland, the south one a pace toward the river. Every room therefore gets a gable of its own, and nobody has to discuss the view.",
      "The middle vault is the living room, the hall and, for eleven months of the year, the argument against furniture. The door is vermilion. The owners chose it from the model and have never regretted a color less.",
    ],
    inside: "Under the middle vault, looking west.",
  },
  "courtyard-house": {
    architect: "Hallam Pike",
    year: 2008,
    lot: "0.41 acres, walled",
    baths: "2",
    model: "1:50, gray board and one brass tree",
    description: [
      "A house one room deep, folded around a court of 6.2 by 6.2 meters. There is no corridor: you cross the library to get to breakfast, and the weather to get to bed, unless you take the long way.",
      "From the street it is a blank wall with a door in it. The neighbors assumed a reservoir until 2011. The tree in the court is a crab apple, four meters high, and is included.",
    ],
    inside: "With the roof lifted off, which the real one does not offer.",
  },
  "ridge-house": {
    architect: "Berit Aune",
    year: 2016,
    lot: "1.9 acres, one in six",
    baths: "2",
    model: "1:50, basswood on cork",
    description: [
      "Twenty-two meters of gable laid straight across the contours. The floor is level; it is the hill that moves. You come in over grass and, five rooms later, look down on the tops of birches.",
      "Slats of larch run outside over walls and windows alike, so that the afternoon arrives in stripes. The stair leads down to a workshop that the plan does not show and the owners call the reason.",
    ],
    inside: "Light between the slats, about four o’clock.",
  },
  "salt-cabin": {
    architect: "Iben Rask",
    year: 2021,
    lot: "Tidal; the lot is under water twice a day",
    baths: "1",
    model: "1:20, charred pine on frosted acrylic",
    description: [
      "Forty-six square meters of burnt pine on stilts, at the end of a jetty of five. The char is the finish: it does not rot, peel or need painting, and it stopped smelling of bonfire in the second winter.",
      "A bed, a stove, a table and a chair. A second chair was tried and sent back. High water comes to 1.1 meters below the floor, and we have the tide tables to prove it.",
    ],
    inside: "The whole inventory, through the open front.",
  },
  "brick-row": {
    architect: "Ottmar Leclair",
    year: 1898,
    lot: "0.014 acres, or 16 by 38 feet",
    baths: "2",
    model: "1:50, pale brick, every one laid",
    description: [
      "Four storeys, one room wide and two rooms deep: shop, parlor, bedrooms, studio. It was built for a ship chandler who sold on the ground floor, dined on the first and counted on the second.",
      "There are fifty-one stairs and they are the house. The arches are structural, the bricks are from across the river, and the roof terrace is exactly as private as the gulls allow.",
    ],
    inside: "With the front taken off. Fifty-one stairs, four landings.",
  },
  "glass-pavilion": {
    architect: "Kestrel Amadi",
    year: 1974,
    lot: "3.1 acres of birch",
    baths: "2",
    model: "1:50, steel and clear acrylic",
    description: [
      "A roof on eight columns, glass to all four sides and one walnut core that holds everything a person would rather not see: the baths, the boiler, the coats.",
      "The nearest neighbor is four hundred meters of trees away and has a pavilion too. In January the heating costs what you fear; the glazing was renewed in 2020, and it costs a third less than that.",
    ],
    inside: "Sofa, core, trees. There is nothing else to hide behind.",
  },
  "stair-tower": {
    architect: "Ines Domarco",
    year: 2012,
    lot: "Shared garden, 0.3 acres",
    baths: "1",
    model: "1:100, with floor five lit",
    description: [
      "One apartment to a floor, eight floors, and the stair outside where the sea can watch. You live in a circle of twelve meters with a balcony all the way round it, so the sun has no way of leaving quietly.",
      "Curved walls make one rule: nothing that hangs may be wide. Two of the previous owners painted small pictures. The third played the cello, in the middle.",
    ],
    inside: "Floor five, the one that is lit.",
  },
  "mill-loft": {
    architect: "Lund Tarrant, in a hall of 1911",
    year: 2015,
    lot: "Shared yard, two parking places",
    baths: "1",
    model: "1:50, cut open to show the works",
    description: [
      "Four teeth of a sawtooth roof, glazed to the north because glare snapped threads. The looms are gone. The light is under contract to stay: no building opposite may rise above the old eaves.",
      "The hall is one room of twelve meters with a gallery at the end for the bed. The table is five and a half meters long, was assembled inside, and will outlive every lease in town.",
    ],
    inside: "North light, from eight until it is dark.",
  },
  "cliff-terraces": {
    architect: "Saskia Oduya",
    year: 2018,
    lot: "Leasehold on the rock, to 2117",
    baths: "2",
    model: "1:100, plaster in layers",
    description: [
      "Five apartments step down the cliff, each on the roof of the next. This is the fourth: rock behind the bathroom wall, sea in front of everything else, and a terrace of sixty-five square meters between.",
      "The pool is five strokes long. The elevator goes from the road to your hall in twenty seconds; the steps to the beach number one hundred and twelve, and only the dog thinks that is few.",
    ],
    inside: "The terrace, and the chair that comes with it.",
  },
};
