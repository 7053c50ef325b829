import type { Picture } from "../../../engine/picture.ts";
import {
  brickRow,
  brickRowInside,
  cliffTerraces,
  cliffTerracesInside,
  courtyardHouse,
  courtyardHouseInside,
  glassPavilion,
  glassPavilionInside,
  millLoft,
  millLoftInside,
  ridgeHouse,
  ridgeHouseInside,
  saltCabin,
  saltCabinInside,
  stairTower,
  stairTowerInside,
  vaultHouse,
  vaultHouseInside,
} from "../pictures.ts";

/** The model of each house, from outside and from within. */
export const housePictures = {
  "vault-house": { model: vaultHouse, inside: vaultHouseInside },
  "courtyard-house": { model: courtyardHouse, inside: courtyardHouseInside },
  "ridge-house": { model: ridgeHouse, inside: ridgeHouseInside },
  "salt-cabin": { model: saltCabin, inside: saltCabinInside },
  "brick-row": { model: brickRow, inside: brickRowInside },
  "glass-pavilion": { model: glassPavilion, inside: glassPavilionInside },
  "stair-tower": { model: stairTower, inside: stairTowerInside },
  "mill-loft": { model: millLoft, inside: millLoftInside },
  "cliff-terraces": { model: cliffTerraces, inside: cliffTerracesInside },
} satisfies Record<string, { model: Picture; inside: Picture }>;
