import { addDays, addYears, daysBetween, laterDay } from "../../contract/day.ts";

/** Days before the end of a year at which the next one is asked for, and at least for paying it. */
const askAhead = 30;
const leastToPay = 14;
/** Before an invoice is due, whoever has not paid is reminded once. */
const remindAhead = 7;
/** After it was said that an invoice is overdue, sites are up for so long; the last days of it are announced. */
export const grace = 30;
const warnAhead = 7;

/** The hosting of an account as far as days and money decide about it. */
export type Hosting = {
  state: "active" | "overdue" | "suspended" | "ended";
  /** The first day that is not paid for. */
  until: string;
  /** The invoice for more of it; `dropped` where a credit note took it back. */
  renewal: { due: string; to: string; outcome: "open" | "paid" | "dropped" } | null;
  remindedOn: string | null;
  overdueOn: string | null;
  warnedOn: string | null;
  suspendedOn: string | null;
  cancelledOn: string | null;
  endedOn: string | null;
};

/** What is to be done because of a day. */
export type HostingAct =
  | { kind: "renew"; from: string; to: string; due: string }
  | { kind: "drop" }
  | { kind: "remind" | "overdue" | "warn" | "suspend" | "return" | "end" };

/** What is told and booked of no invoice that is asked for. */
const unasked = { renewal: null, remindedOn: null, overdueOn: null, warnedOn: null, suspendedOn: null };

/**
 * What becomes of hosting on a day, and what is to be done for it. It looks at how things stand and not at how many days went by: after
 * an outage nothing is skipped that somebody has to be told before, and asked twice on a day it does nothing the second time.
 */
export function advanceHosting(before: Hosting, today: string): { hosting: Hosting; acts: HostingAct[] } {
  const acts: HostingAct[] = [];
  const hosting = settleRenewal(before, today, acts);
  if (hosting.state === "ended") return { hosting: dropLate(hosting, today, acts), acts };
  if (hosting.cancelledOn !== null) {
    if (today < hosting.until) return { hosting, acts };
    acts.push({ kind: "end" });
    return { hosting: { ...hosting, ...unasked, state: "ended", endedOn: today }, acts };
  }
  if (hosting.renewal === null) return { hosting: renew(hosting, today, acts), acts };
  return { hosting: chase(hosting, hosting.renewal.due, today, acts), acts };
}

/** What was paid for counts; what was taken back is not asked for any more. */
function settleRenewal(hosting: Hosting, today: string, acts: HostingAct[]): Hosting {
  const { renewal, state, until, cancelledOn } = hosting;
  if (renewal === null || renewal.outcome === "open") return hosting;
  if (renewal.outcome === "dropped") {
    if (state === "ended") return { ...hosting, renewal: null };
    // Nobody stays suspended for what is not asked for; whose time is over is asked anew.
    const endsNow = cancelledOn !== null && today >= until;
    if (state === "suspended" && !endsNow) acts.push({ kind: "return" });
    return { ...hosting, ...unasked, state: "active" };
  }
  if (state === "suspended" || state === "ended") acts.push({ kind: "return" });
  return {
    ...hosting,
    ...unasked,
    state: "active",
    until: laterDay(until, paidUntil(hosting, renewal.to, today)),
    ...(state === "ended" && { cancelledOn: null, endedOn: null }),
  };
}

/** Days for which sites stood still are not taken from the year that is paid for then. */
function paidUntil({ state, suspendedOn }: Hosting, to: string, today: string): string {
  if (state === "ended") return addYears(today, 1);
  return state === "suspended" && suspendedOn !== null ? addDays(to, daysBetween(suspendedOn, today)) : to;
}

/** Whoever asked to come back and did not pay has changed their mind. */
function dropLate(hosting: Hosting, today: string, acts: HostingAct[]): Hosting {
  if (hosting.renewal === null || today <= addDays(hosting.renewal.due, grace)) return hosting;
  acts.push({ kind: "drop" });
  return { ...hosting, ...unasked };
}

function renew(hosting: Hosting, today: string, acts: HostingAct[]): Hosting {
  const { until } = hosting;
  if (today < addDays(until, -askAhead)) return hosting;
  const to = addYears(until, 1);
  const due = laterDay(until, addDays(today, leastToPay));
  acts.push({ kind: "renew", from: until, to, due });
  return { ...hosting, ...unasked, renewal: { due, to, outcome: "open" } };
}

function chase(hosting: Hosting, due: string, today: string, acts: HostingAct[]): Hosting {
  const { state, remindedOn, overdueOn, warnedOn } = hosting;
  if (state === "suspended") return hosting;
  if (today <= due) {
    if (remindedOn !== null || today < addDays(due, -remindAhead)) return hosting;
    acts.push({ kind: "remind" });
    return { ...hosting, remindedOn: today };
  }
  if (overdueOn === null) {
    acts.push({ kind: "overdue" });
    return { ...hosting, state: "overdue", overdueOn: today };
  }
  if (warnedOn === null) {
    if (today < addDays(overdueOn, grace - warnAhead)) return hosting;
    acts.push({ kind: "warn" });
    return { ...hosting, warnedOn: today };
  }
  if (today < suspensionDay(overdueOn, warnedOn)) return hosting;
  acts.push({ kind: "suspend" });
  return { ...hosting, state: "suspended", suspendedOn: today };
}

/** When sites stand still, unless somebody pays: never sooner than was said. */
export function suspensionDay(overdueOn: string, warnedOn: string | null): string {
  const end = addDays(overdueOn, grace);
  return warnedOn === null ? end : laterDay(end, addDays(warnedOn, warnAhead));
}
