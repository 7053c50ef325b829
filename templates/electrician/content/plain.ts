/** What stands on the switch of a business of another trade: a light is anybody's. */
export const plainBoard = { mainSwitch: "Light" };
