import { addDays, daysBetween } from "../../contract/day.ts";

/** Days after the due one on which somebody is reminded by itself, and days that lie between two reminders at least. */
const steps = [1, 14, 28] as const;
const between = 7;

/** Whether it is said today that an invoice is not paid. After the third time a person of the studio decides. */
export function chasesToday(
  { dueOn, reminders, remindedOn }: { dueOn: string; reminders: number; remindedOn: string | null },
  today: string,
): boolean {
  const after = steps[reminders];
  if (after === undefined || daysBetween(dueOn, today) < after) return false;
  return remindedOn === null || today >= addDays(remindedOn, between);
}
