/** What the page of a house has beyond what lists show. */
export type HouseNotes = {
  lot: string;
  baths: string;
  /** What the model is made of, and at which scale. */
  model: string;
  description: readonly [string, string];
  /** What the picture of the inside shows. */
  inside: string;
};
