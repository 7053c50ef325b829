import type { House } from "../collections.ts";
import { formatBeds, formatPrice } from "../measures.ts";
import { housePictures } from "./house-pictures.ts";
import { town } from "./town.ts";
import { measureWords } from "./words.ts";

export const types = ["House", "Cabin", "Townhouse", "Apartment"];

type Said = Pick<
  House,
  "id" | "name" | "type" | "beds" | "price" | "status" | "area" | "architect" | "year" | "line"
>;

/** All houses, in the order of their numbers on the map. */
const said = [
  {
    id: "vault-house",
    name: "Vault House",
    type: "House",
    beds: 5,
    price: 3_400_000_00,
    status: "sale",
    area: 360,
    architect: "Noor Vasse",
    year: 2019,
    line: "Three barrel vaults, slipped past each other like drawers.",
  },
  {
    id: "courtyard-house",
    name: "Courtyard House",
    type: "House",
    beds: 4,
    price: 2_850_000_00,
    status: "sale",
    area: 230,
    architect: "Hallam Pike",
    year: 2008,
    line: "One room deep all the way round; the best room has no roof.",
  },
  {
    id: "ridge-house",
    name: "Ridge House",
    type: "House",
    beds: 3,
    price: 1_940_000_00,
    status: "sale",
    area: 145,
    architect: "Berit Aune",
    year: 2016,
    line: "Twenty-two meters of gable. The hill walks underneath.",
  },
  {
    id: "salt-cabin",
    name: "Salt Cabin",
    type: "Cabin",
    beds: 1,
    price: 640_000_00,
    status: "offer",
    area: 46,
    architect: "Iben Rask",
    year: 2021,
    line: "Charred so that it will not burn, raised so that it will not float.",
  },
  {
    id: "brick-row",
    name: "Brick Row",
    type: "Townhouse",
    beds: 3,
    price: 1_480_000_00,
    status: "sale",
    area: 209,
    architect: "Ottmar Leclair",
    year: 1898,
    line: "Sixteen feet wide and four storeys tall. Move in vertically.",
  },
  {
    id: "glass-pavilion",
    name: "Glass Pavilion",
    type: "House",
    beds: 2,
    price: 2_200_000_00,
    status: "sale",
    area: 189,
    architect: "Kestrel Amadi",
    year: 1974,
    line: "One wall is walnut. The other four are weather.",
  },
  {
    id: "stair-tower",
    name: "Stair Tower",
    type: "Apartment",
    beds: 2,
    price: 1_120_000_00,
    status: "sale",
    area: 121,
    architect: "Ines Domarco",
    year: 2012,
    line: "The fifth floor of eight, with a balcony that never turns a corner.",
  },
  {
    id: "mill-loft",
    name: "Mill Loft",
    type: "Apartment",
    beds: 1,
    price: 780_000_00,
    status: "sold",
    area: 128,
    architect: "Lund Tarrant, in a hall of 1911",
    year: 2015,
    line: "Four teeth of north light. Looms wanted no glare; neither will you.",
  },
  {
    id: "cliff-terraces",
    name: "Cliff Terraces",
    type: "Apartment",
    beds: 3,
    price: 1_750_000_00,
    status: "sale",
    area: 131,
    architect: "Saskia Oduya",
    year: 2018,
    line: "The fourth of five steps down to the sea, and the only one with a pool.",
  },
] as const satisfies readonly Said[];

export type HouseId = (typeof said)[number]["id"];

/** A house of the office's own. */
export type OwnHouse = House & { id: HouseId };

/** All houses as lists and the map show them, in the order of their numbers; each one's own sheet has more (`sheets.ts`). */
export const houses: readonly OwnHouse[] = said.map((house) => {
  const { id, name, type, beds, price, area, architect, line } = house;
  const { model, inside } = housePictures[id];
  return {
    ...house,
    image: model,
    imageInside: inside,
    at: [...town.houses[id]],
    headline: `${name}: ${formatBeds(beds, measureWords)}, ${formatPrice(price)}`,
    summary: `${name}, ${type.toLowerCase()} by ${architect}, ${area} m². ${line}`,
  };
});

export function houseById(id: string | undefined): OwnHouse | undefined {
  return houses.find((house) => house.id === id);
}
