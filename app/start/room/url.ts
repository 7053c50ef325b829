/** Stands for the address of the room's script until that is built (server/pages/prepare-pages.ts). */
export const fittingRoomUrl = "/assets/fitting-room.js";
