import type { Plan } from "../drawing/plan.props.ts";
import * as brickRow from "../records/sheets/brick-row.ts";
import * as cliffTerraces from "../records/sheets/cliff-terraces.ts";
import * as courtyardHouse from "../records/sheets/courtyard-house.ts";
import * as glassPavilion from "../records/sheets/glass-pavilion.ts";
import * as millLoft from "../records/sheets/mill-loft.ts";
import * as ridgeHouse from "../records/sheets/ridge-house.ts";
import * as saltCabin from "../records/sheets/salt-cabin.ts";
import * as stairTower from "../records/sheets/stair-tower.ts";
import * as vaultHouse from "../records/sheets/vault-house.ts";
import type { HouseNotes } from "./house-notes.ts";
import { type HouseId, houses, type OwnHouse } from "./houses.ts";

/** The plan of a house and what is to be said of it. */
export type Sheet = { plan: Plan; notes: HouseNotes };

/** The sheets of all houses. */
export const sheets: Record<HouseId, Sheet> = {
  "vault-house": vaultHouse,
  "courtyard-house": courtyardHouse,
  "ridge-house": ridgeHouse,
  "salt-cabin": saltCabin,
  "brick-row": brickRow,
  "glass-pavilion": glassPavilion,
  "stair-tower": stairTower,
  "mill-loft": millLoft,
  "cliff-terraces": cliffTerraces,
};

/** All houses with everything that their own pages say. */
export const wholeHouses: readonly OwnHouse[] = houses.map((house) => {
  const { plan, notes } = sheets[house.id];
  return { ...house, ...notes, plan };
});
