import type { MapProps } from "./map.props.ts";

export const mapSamples: Record<string, MapProps> = {
  line: {
    variant: "line",
    heading: { title: "Four streets up from the river" },
    place: "Noctua",
    address: ["41 Lantern Row", "Old Harbor, ME 04101"],
    seed: 41,
    water: "river",
    streets: ["Lantern Row", "Cooper Street", "Mill Lane"],
    note: "Ring at the green door. There is parking behind the chapel after six.",
  },
  block: {
    variant: "block",
    place: "The workshop",
    address: ["118 Foundry Avenue", "Dayfield, OH 45402"],
    seed: 7,
    water: "none",
    streets: ["Foundry Avenue", "Ninth Street", "Canal Street"],
    directions: { label: "Ask for directions", href: "tel:+15550147720" },
  },
  night: {
    variant: "night",
    heading: { eyebrow: "Doors at nine", title: "Below the old cannery" },
    place: "Basement Nine",
    address: ["9 Cannery Wharf", "Port Ellery, WA 98221"],
    seed: 909,
    water: "shore",
    streets: ["Wharf Street", "Signal Road"],
  },
};
