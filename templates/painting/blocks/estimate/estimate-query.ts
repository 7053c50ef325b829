import { extrasOf, type Job } from "./estimate.ts";

export const leastArea = 50;
export const mostArea = 20_000;

/** What the calculator shows before anything is said. */
export const usual: Job = { work: "interior", area: 1200, coats: 2, extras: [] };

/** What may be wrong with square feet: there are none, they are no whole number, too few, too many. */
export type Problem = "none" | "shape" | "little" | "much";

/** Square feet as somebody writes them (`1,200`), or what is wrong with them. */
export function readArea(text: string): { area: number } | { error: Problem } {
  const written = text.trim().replace(/,(?=\d{3}\b)/g, "");
  if (written === "") return { error: "none" };
  if (!/^\d+$/.test(written)) return { error: "shape" };
  const area = Number(written);
  if (area < leastArea) return { error: "little" };
  if (area > mostArea) return { error: "much" };
  return { area };
}

/** Reads the query of the calculator's address. Whatever it does not know there is as if it were not there. */
export function parseJob(search: string): Job {
  const params = new URLSearchParams(search);
  const work = params.get("work") === "exterior" ? "exterior" : usual.work;
  const read = readArea(params.get("area") ?? "");
  const extras = (params.get("with") ?? "").split(" ");
  return {
    work,
    area: "area" in read ? read.area : usual.area,
    coats: params.get("coats") === "3" ? 3 : usual.coats,
    extras: extrasOf[work].filter((extra) => extras.includes(extra)),
  };
}

/** The query of the address at which the calculator shows this, beginning with `?`; empty for what it shows at first. */
export function formatJob({ work, area, coats, extras }: Job): string {
  const params = new URLSearchParams();
  if (work !== usual.work) params.set("work", work);
  if (area !== usual.area) params.set("area", String(area));
  if (coats !== usual.coats) params.set("coats", String(coats));
  const offered = extrasOf[work].filter((extra) => extras.includes(extra));
  if (offered.length > 0) params.set("with", offered.join(" "));
  return params.size > 0 ? `?${params}` : "";
}
