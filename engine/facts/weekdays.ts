/** Of `facts.hours.week`, in the order in which a week is written. */
export const weekdayKeys = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;

export type Weekday = (typeof weekdayKeys)[number];
