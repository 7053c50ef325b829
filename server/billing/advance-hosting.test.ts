import { expect, test } from "vitest";
import { addDays, addYears, daysBetween } from "../../contract/day.ts";
import { createRandom, type Random } from "../testing/random-input.ts";
import { advanceHosting, grace, type Hosting, type HostingAct } from "./advance-hosting.ts";
import { chasesToday } from "./chase-invoice.ts";

const begun = "2026-11-27";

const fresh: Hosting = {
  state: "active",
  until: addYears(begun, 1),
  renewal: null,
  remindedOn: null,
  overdueOn: null,
  warnedOn: null,
  suspendedOn: null,
  cancelledOn: null,
  endedOn: null,
};

type Change = (hosting: Hosting, today: string) => Hosting;

const paid: Change = (hosting) => ({
  ...hosting,
  renewal: hosting.renewal && { ...hosting.renewal, outcome: "paid" },
});

/** Lets `days` pass, and tells what each brought. */
function live(days: number, changes: Record<number, Change> = {}, from: Hosting = fresh) {
  let hosting = from;
  const told: string[] = [];
  for (let day = 0; day <= days; day += 1) {
    const today = addDays(begun, day);
    hosting = changes[day]?.(hosting, today) ?? hosting;
    const step = advanceHosting(hosting, today);
    hosting = step.hosting;
    told.push(...step.acts.map(({ kind }) => `${day} ${kind}`));
  }
  return { hosting, told };
}

test("two years bring a renewal each, and whoever pays hears nothing else", () => {
  const { hosting, told } = live(731, { 340: paid, 706: paid });
  expect(told).toEqual(["335 renew", "701 renew"]);
  expect(hosting).toEqual({ ...fresh, until: addYears(begun, 3) });
});

test("whoever does not pay is reminded, told, warned, and then suspended; and comes back whole", () => {
  const { hosting, told } = live(500, { 420: paid });
  expect(told).toEqual(["335 renew", "358 remind", "366 overdue", "389 warn", "396 suspend", "420 return"]);
  // 24 days for which the sites stood still are added.
  expect(hosting).toEqual({ ...fresh, until: addDays(addYears(begun, 2), 24) });
});

test("a cancelled year ends when it is over, and not before", () => {
  const cancel: Change = (hosting, today) => ({ ...hosting, cancelledOn: today });
  const { hosting, told } = live(700, { 100: cancel });
  expect(told).toEqual(["365 end"]);
  expect(hosting.state).toBe("ended");
  const resume: Change = (before) => ({ ...before, cancelledOn: null });
  expect(live(400, { 100: cancel, 120: resume, 340: paid }).told).toEqual(["335 renew"]);
});

test("who asks to come back has a year from the day on which it is paid, or has changed their mind", () => {
  const ended: Hosting = { ...fresh, state: "ended", cancelledOn: begun, endedOn: begun, until: begun };
  const asked: Hosting = {
    ...ended,
    renewal: { due: addDays(begun, 14), to: addYears(begun, 1), outcome: "open" },
  };
  expect(live(20, { 10: paid }, asked)).toEqual({
    told: ["10 return"],
    hosting: { ...fresh, until: addYears(addDays(begun, 10), 1) },
  });
  expect(live(60, {}, asked).told).toEqual([`${14 + grace + 1} drop`]);
});

test("a renewal that is taken back is asked for anew, and suspends nobody", () => {
  const dropped: Change = (hosting) => ({
    ...hosting,
    renewal: hosting.renewal && { ...hosting.renewal, outcome: "dropped" },
  });
  const { told } = live(400, { 398: dropped });
  expect(told.slice(-2)).toEqual(["398 return", "398 renew"]);
});

/** One step of a life that nobody planned. */
function stumble(hosting: Hosting, random: Random, today: string): Hosting {
  const luck = random.next();
  if (luck < 0.02 && hosting.renewal) return paid(hosting, today);
  if (luck < 0.025 && hosting.renewal) {
    return { ...hosting, renewal: { ...hosting.renewal, outcome: "dropped" } };
  }
  if (luck < 0.03) return { ...hosting, cancelledOn: hosting.cancelledOn === null ? today : null };
  return hosting;
}

test("whatever happens in whatever order, nobody stands still who was not told in time", () => {
  for (let seed = 1; seed <= 100; seed += 1) {
    const random = createRandom(seed);
    let hosting = fresh;
    let today = begun;
    let overdue: string | undefined;
    let warned: string | undefined;
    for (let step = 0; step < 600; step += 1) {
      // Servers are down for days now and then.
      today = addDays(today, random.next() < 0.9 ? 1 : Math.ceil(random.next() * 60));
      hosting = stumble(hosting, random, today);
      const { hosting: next, acts } = advanceHosting(hosting, today);
      for (const { kind } of acts) {
        if (kind === "overdue") overdue = today;
        if (kind === "warn") warned = today;
        if (kind === "suspend") {
          expect(daysBetween(overdue ?? today, today)).toBeGreaterThanOrEqual(grace);
          expect(daysBetween(warned ?? today, today)).toBeGreaterThanOrEqual(7);
        }
        if (kind === "renew" || kind === "return") [overdue, warned] = [undefined, undefined];
      }
      expect(until(next) >= until(hosting) || next.state === "ended", `seed ${seed}`).toBe(true);
      expect(renewDue(acts, today)).toBe(true);
      const settled = settle(next, today);
      expect(advanceHosting(settled, today), `seed ${seed}`).toEqual({ hosting: settled, acts: [] });
      hosting = settled;
    }
  }
});

const until = ({ until: day }: Hosting) => day;

/** Nobody is asked to pay within less than two weeks. */
function renewDue(acts: readonly HostingAct[], today: string): boolean {
  return acts.every((act) => act.kind !== "renew" || daysBetween(today, act.due) >= 14);
}

/** What is left once all that a day brings is done. */
function settle(hosting: Hosting, today: string): Hosting {
  let settled = hosting;
  for (let step = 0; step < 4; step += 1) settled = advanceHosting(settled, today).hosting;
  return settled;
}

test("other invoices are told of three times, with a week between at least", () => {
  const told: string[] = [];
  let [reminders, remindedOn]: [number, string | null] = [0, null];
  for (let day = 0; day < 120; day += 1) {
    const today = addDays(begun, day);
    if (!chasesToday({ dueOn: begun, reminders, remindedOn }, today)) continue;
    told.push(String(day));
    [reminders, remindedOn] = [reminders + 1, today];
  }
  expect(told).toEqual(["1", "14", "28"]);
  expect(
    chasesToday({ dueOn: begun, reminders: 1, remindedOn: addDays(begun, 12) }, addDays(begun, 14)),
  ).toBe(false);
});
