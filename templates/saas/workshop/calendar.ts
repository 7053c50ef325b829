/** The sample ends on this day, whatever day it is read: Friday, November 20, 2026. */
const lastDay = Date.UTC(2026, 10, 20);

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];

function dateOf(daysAgo: number): Date {
  return new Date(lastDay - daysAgo * 86_400_000);
}

/** 0 is Sunday. */
export function weekdayOf(daysAgo: number): number {
  return dateOf(daysAgo).getUTCDay();
}

/** "Nov 20"; days to come count below zero. */
export function shortDay(daysAgo: number): string {
  const date = dateOf(daysAgo);
  return `${months[date.getUTCMonth()]} ${date.getUTCDate()}`;
}

/** "Fri, Nov 20". */
export function fullDay(daysAgo: number): string {
  return `${weekdays[weekdayOf(daysAgo)]}, ${shortDay(daysAgo)}`;
}
