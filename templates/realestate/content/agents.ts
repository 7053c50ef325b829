import type { HeroProps } from "../../../engine/blocks/hero/hero.props.ts";
import type { ProcessStepsProps } from "../../../engine/blocks/process-steps/process-steps.props.ts";
import type { ElevationProps } from "../blocks/elevation/elevation.props.ts";
import { agents } from "../pictures.ts";
import { type HouseId, houseById } from "./houses.ts";

export const head: HeroProps = {
  variant: "plate",
  eyebrow: "Sheet A3",
  title: "Agents",
  lead: "Five people who can read a section, and will say so when the kitchen faces the wrong way.",
  actions: [],
  picture: agents,
  facts: [
    { label: "Trained as", value: "Architects, four; shipwright, one" },
    { label: "Houses each", value: "Never more than two at a time" },
    { label: "Paid by", value: "The seller, 3 percent; the buyer, nothing" },
  ],
};

export const elevation: ElevationProps = {
  heading: {
    eyebrow: "North elevation, 1:20",
    title: "Drawn to scale, like everything else",
  },
  people: [
    {
      name: "Orla Venn",
      role: "Founder",
      text: "Designed houses for eleven years, then noticed she preferred introducing them. Carries the drawings because the drawings do not crash.",
      height: "1.74",
      hem: 0.24,
      flare: 0.62,
      carries: "roll",
      phone: { label: "(207) 555-0141", href: "tel:+12075550141" },
      houses: [house("vault-house"), house("glass-pavilion")],
    },
    {
      name: "Teodor Hask",
      role: "Agent, hills",
      text: "Walks every boundary before he lists it. Has been bitten once, at the Ridge House, by the ridge.",
      height: "1.91",
      hem: 0.46,
      flare: 0.46,
      carries: "stick",
      phone: { label: "(207) 555-0142", href: "tel:+12075550142" },
      houses: [house("ridge-house"), house("courtyard-house")],
    },
    {
      name: "Imogen Quay",
      role: "Agent, water",
      text: "The shipwright. Asks of any house first where the water goes, and second where it comes from.",
      height: "1.66",
      hem: 0.38,
      flare: 0.54,
      carries: "dog",
      phone: { label: "(207) 555-0143", href: "tel:+12075550143" },
      houses: [house("salt-cabin"), house("cliff-terraces")],
    },
    {
      name: "Ruben Achter",
      role: "Agent, town",
      text: "Born in a row house, lives in a row house, will not hear a word about corridors.",
      height: "1.79",
      hem: 0.32,
      flare: 0.5,
      carries: "nothing",
      phone: { label: "(207) 555-0144", href: "tel:+12075550144" },
      houses: [house("brick-row"), house("mill-loft")],
    },
    {
      name: "Mina Osei",
      role: "Models, and the tower",
      text: "Builds what the others sell. Has rebuilt the Stair Tower twice: the first model was perfect and the cat was not.",
      height: "1.58",
      hem: 0.16,
      flare: 0.66,
      carries: "model",
      phone: { label: "(207) 555-0145", href: "tel:+12075550145" },
      houses: [house("stair-tower")],
    },
  ],
};

function house(id: HouseId) {
  return { label: houseById(id)?.name ?? id, href: `/property/${id}` };
}

export const visits: ProcessStepsProps = {
  variant: "row",
  heading: { eyebrow: "Procedure", title: "A visit takes an hour and a half" },
  steps: [
    {
      title: "The model",
      text: "At the Ropewalk, standing up. You walk around the house before you walk into it, and most questions answer themselves.",
      note: "20 minutes",
    },
    {
      title: "The house",
      text: "With the drawings in hand and one agent, who stays in the kitchen until called. Bring a tape measure. We bring two.",
      note: "60 minutes",
    },
    {
      title: "The faults",
      text: "Every house has a list. We read ours aloud at the end, on the doorstep, before you have said a number.",
      note: "10 minutes",
    },
  ],
  link: { label: "Arrange one: {phone}", href: "fact:phone", means: "call" },
};
