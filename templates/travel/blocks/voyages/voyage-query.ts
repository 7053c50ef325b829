/** What the address asks for; what is undefined is not asked. Days as their fields write them: `2027-06-20`. */
export type VoyageQuery = { words: string; checkIn: string | undefined; checkOut: string | undefined };

/** The fields' names, which are also the address's. */
export const names = { words: "destination", checkIn: "check-in", checkOut: "check-out" } as const;

const longest = 60;

/** Reads the query of the page's address. Days that are none, and two days the wrong way round, are as if not there. */
export function parseVoyageQuery(search: string): VoyageQuery {
  const params = new URLSearchParams(search);
  const words = (params.get(names.words) ?? "").trim().slice(0, longest);
  const [checkIn, checkOut] = [dayOf(params.get(names.checkIn)), dayOf(params.get(names.checkOut))];
  return isBackwards({ checkIn, checkOut })
    ? { words, checkIn: undefined, checkOut: undefined }
    : { words, checkIn, checkOut };
}

/** The query of the address that asks for this, beginning with `?`; empty where nothing is asked. */
export function formatVoyageQuery({ words, checkIn, checkOut }: VoyageQuery): string {
  const said = Object.entries({ words: words.trim(), checkIn, checkOut }).flatMap(([key, value]) =>
    value ? [[names[key as keyof VoyageQuery], value]] : [],
  );
  return said.length > 0 ? `?${new URLSearchParams(said)}` : "";
}

/** Whether check-out is on check-in's day or before it. */
export function isBackwards({ checkIn, checkOut }: Pick<VoyageQuery, "checkIn" | "checkOut">): boolean {
  return checkIn !== undefined && checkOut !== undefined && checkOut <= checkIn;
}

/** The day, if it is one of the calendar. */
function dayOf(value: string | null): string | undefined {
  if (!value || !/^[12]\d{3}-\d\d-\d\d$/.test(value)) return undefined;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value) ? value : undefined;
}
