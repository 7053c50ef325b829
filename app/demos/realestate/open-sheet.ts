import type { HouseId } from "../../../templates/realestate/content/houses.ts";
import type { Sheet } from "../../../templates/realestate/content/sheets.ts";

// Where pages are built all sheets are there. In the browser each comes by itself, because a page shows one of nine.
const built = import.meta.env.SSR
  ? (await import("../../../templates/realestate/content/sheets.ts")).sheets
  : undefined;
const fetchers = import.meta.glob<Sheet>("../../../templates/realestate/records/sheets/*.ts");

const opened = new Map<HouseId, Promise<Sheet>>();

/** The sheet of a house, for React's `use`: always the same promise. One that is there is read without waiting. */
export function openSheet(id: HouseId): Promise<Sheet> {
  const sheet = opened.get(id) ?? (built ? there(built[id]) : fetchSheet(id));
  opened.set(id, sheet);
  return sheet;
}

/** A promise that says itself that it is kept, as those do that React has read before. */
function there<Value>(value: Value): Promise<Value> {
  return Object.assign(Promise.resolve(value), { status: "fulfilled", value });
}

async function fetchSheet(id: HouseId): Promise<Sheet> {
  const fetchIt = fetchers[`../../../templates/realestate/records/sheets/${id}.ts`];
  if (!fetchIt) throw new Error(`no sheet of ${id}`);
  return fetchIt();
}
