/** Days in which whoever leaves may come back. */
export const daysOfGrace = 30;
