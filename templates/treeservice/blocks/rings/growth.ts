/** Chance that is the same every time: a hash of `seed`, from 0 to 1. */
function chance(seed: number): number {
  const value = Math.sin(seed * 127.1 + 11.7) * 43758.5453;
  return value - Math.floor(value);
}

/** Years in which little grew: dry ones, and those after a storm took the crown. */
const lean = new Set([
  1894, 1895, 1925, 1926, 1930, 1954, 1955, 1956, 1957, 1986, 1999, 2000, 2007, 2008, 2016,
]);
/** And those in which light or water was plenty. */
const rich = new Set([1912, 1913, 1914, 1915, 1941, 1942, 1961, 1972, 2003, 2013]);

/** What a tree put on in each year, and from it the radius at each year's end: 0 at the pith, 100 below the bark. */
export function growth(from: number, to: number): { year: number; radius: number; isLean: boolean }[] {
  let reach = 0;
  const grown = Array.from({ length: to - from }, (_, index) => {
    const year = from + index + 1;
    const usual = 1.25 - 0.55 * (index / (to - from)) + 0.35 * chance(year);
    reach += usual * (lean.has(year) ? 0.4 : rich.has(year) ? 1.7 : 1);
    return { year, reach, isLean: lean.has(year) };
  });
  return grown.map(({ year, reach: end, isLean }) => ({ year, radius: round((100 * end) / reach), isLean }));
}

/** The same years of a sun: each ring as wide as the next. */
export function evenGrowth(from: number, to: number): ReturnType<typeof growth> {
  return Array.from({ length: to - from }, (_, index) => ({
    year: from + index + 1,
    radius: round((100 * (index + 1)) / (to - from)),
    isLean: (index + 1) % 10 === 0,
  }));
}

/** A closed, not quite round line of mean radius 100; `age` from 0 to 1 makes it less round. */
export function ringPath(age: number, points = 40): string {
  const at = Array.from({ length: points }, (_, index) => {
    const angle = (index / points) * 2 * Math.PI;
    const uneven =
      2.6 * Math.sin(2 * angle + 0.6) +
      1.5 * Math.sin(3 * angle + 2) +
      age * (0.9 * Math.sin(7 * angle) + 0.55 * Math.sin(11 * angle + 1));
    // Upright, where years are read off, it keeps its radius.
    const radius = 100 + uneven * Math.abs(Math.cos(angle / 2 - Math.PI / 4)) ** 0.5;
    return [radius * Math.cos(angle), radius * Math.sin(angle)] as const;
  });
  const middle = (index: number) => {
    const [a, b] = at[index % points] ?? [0, 0];
    const [c, d] = at[(index + 1) % points] ?? [0, 0];
    return `${round((a + c) / 2)} ${round((b + d) / 2)}`;
  };
  return `M${middle(points - 1)}${at.map(([x, y], index) => `Q${round(x)} ${round(y)} ${middle(index)}`).join("")}Z`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
