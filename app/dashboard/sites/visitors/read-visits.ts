import { daysOfRange, type VisitRange } from "../../../../contract/visit-ranges.ts";
import type { MyVisits, SiteVisits } from "../../../../contract/visits.ts";
import { openBackend } from "../../../account/open-backend.ts";

export type Days = { from: string; to: string };

/** The visits of a site in a range that ends today. Throws what the service answers instead. */
export async function readSiteVisits(
  site: string,
  range: VisitRange,
): Promise<{ visits: SiteVisits; days: Days }> {
  const days = daysOfRange(range);
  const { data } = await openBackend();
  const { data: visits, error } = await data.rpc("site_visits", {
    of_site: site,
    from_day: days.from,
    to_day: days.to,
  });
  if (error) throw error;
  return { visits, days };
}

/** The visits of all sites of the caller, in such a range. Throws as `readSiteVisits`. */
export async function readMyVisits(
  range: Pick<VisitRange, "days"> & { step: number },
): Promise<{ visits: MyVisits; days: Days }> {
  const days = daysOfRange(range);
  const { data } = await openBackend();
  const { data: visits, error } = await data.rpc("my_visits", {
    from_day: days.from,
    to_day: days.to,
    step: range.step,
  });
  if (error) throw error;
  return { visits, days };
}
