/** What a visitor in a hurry finds on the first screen of a phone, for each trade: the exact words. */
export type FirstScreen = { path: string; phone: string; price: string; area: string; hours: string };

export const trades: FirstScreen[] = [];
