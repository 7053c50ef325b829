export const types = ["House", "Cabin", "Townhouse", "Apartment"] as const;
export const statuses = ["For sale", "Under offer", "Sold"] as const;

export type HouseType = (typeof types)[number];
export type Status = (typeof statuses)[number];
/** Whole cents: what is paid is never a fraction. */
export type Cents = number;

/** What lists and drawings show of a house; its page has more in `house-notes.ts`. */
export type House = {
  id: string;
  name: string;
  type: HouseType;
  beds: number;
  price: Cents;
  status: Status;
  /** Of all floors, in square metres. */
  area: number;
  architect: string;
  year: number;
  /** One line: what is true of this house and of no other. */
  line: string;
};

/** All houses, in the order of their numbers on the map. */
export const houses = [
  {
    id: "vault-house",
    name: "Vault House",
    type: "House",
    beds: 5,
    price: 3_400_000_00,
    status: "For sale",
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
    status: "For sale",
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
    status: "For sale",
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
    status: "Under offer",
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
    status: "For sale",
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
    status: "For sale",
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
    status: "For sale",
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
    status: "Sold",
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
    status: "For sale",
    area: 131,
    architect: "Saskia Oduya",
    year: 2018,
    line: "The fourth of five steps down to the sea, and the only one with a pool.",
  },
] as const satisfies readonly House[];

export type HouseId = (typeof houses)[number]["id"];

/** A house with its own id: what `houses` holds, one as the other. */
export type ListedHouse = House & { id: HouseId };

export function houseById(id: string | undefined): ListedHouse | undefined {
  return houses.find((house) => house.id === id);
}

/** As the numbered keys of the map and the figures have it, from 1. */
export function numberOf({ id }: Pick<ListedHouse, "id">): number {
  return houses.findIndex((house) => house.id === id) + 1;
}
