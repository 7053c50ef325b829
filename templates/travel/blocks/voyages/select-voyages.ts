import type { VoyageQuery } from "./voyage-query.ts";
import type { VoyagesProps } from "./voyages.props.ts";

type Voyage = VoyagesProps["voyages"][number];

/** The voyages that have all the words, or their beginnings, and fit the dates, in their own order. */
export function selectVoyages(
  voyages: readonly Voyage[],
  { words, checkIn, checkOut }: VoyageQuery,
): Voyage[] {
  const asked = wordsOf(words);
  return voyages.filter((voyage) => {
    const { name, kind, place, description, season } = voyage;
    const said = wordsOf([name, kind, place, description, season?.words].join(" "));
    return (
      asked.every((start) => said.some((word) => word.startsWith(start))) && fits(voyage, checkIn, checkOut)
    );
  });
}

/**
 * Whether the voyage can be made whole within its season: between the two days; with one alone, leaving on it or being back
 * on it. One without a season can be made on any day, and one of unknown length is a night away.
 */
export function fits(
  { season, nights = 1 }: Pick<Voyage, "season" | "nights">,
  checkIn: string | undefined,
  checkOut: string | undefined,
): boolean {
  const earliest = checkIn ? dayNumber(checkIn) : checkOut ? dayNumber(checkOut) - nights : undefined;
  if (earliest === undefined) return true;
  const latest = checkOut ? dayNumber(checkOut) : earliest + nights;
  if (!season) return latest - earliest >= nights;
  const year = new Date(earliest * millisecondsOfDay).getUTCFullYear();
  // The season that runs over New Year, this year's, and the next: who comes back later than that has met one whole.
  return [year - 1, year, year + 1].some((opening) => {
    const opens = dayNumber(`${opening}-${season.from}`);
    const closes = dayNumber(`${season.to < season.from ? opening + 1 : opening}-${season.to}`);
    return Math.min(closes, latest) - Math.max(opens, earliest) >= nights;
  });
}

const millisecondsOfDay = 86_400_000;

function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / millisecondsOfDay;
}

/** The words of a text, without accents and capitals, so that they are found however they are typed. */
function wordsOf(text: string): string[] {
  return (
    text
      .normalize("NFD")
      .replaceAll(/\p{M}/gu, "")
      .toLowerCase()
      .match(/[\p{L}\d]+/gu) ?? []
  );
}
