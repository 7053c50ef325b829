import type { Plan } from "../../drawing/plan.props.ts";
import type { HouseId } from "../houses.ts";
import { brickRow } from "./brick-row.ts";
import { cliffTerraces } from "./cliff-terraces.ts";
import { courtyardHouse } from "./courtyard-house.ts";
import { glassPavilion } from "./glass-pavilion.ts";
import { millLoft } from "./mill-loft.ts";
import { ridgeHouse } from "./ridge-house.ts";
import { saltCabin } from "./salt-cabin.ts";
import { stairTower } from "./stair-tower.ts";
import { vaultHouse } from "./vault-house.ts";

/** The floor plan of each house. */
export const plans: Record<HouseId, Plan> = {
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
