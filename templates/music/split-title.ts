/**
 * A title in two: what is printed on the sleeve, and what the record pulls out of it. Between words where there are some,
 * else where the sleeve has its edge, at 60 % of the width. The second half of a single letter is empty.
 */
export function splitTitle(title: string): [string, string] {
  const edge = title.length * 0.6;
  const spaces = [...title.matchAll(/ /g)].map(({ index }) => index);
  const [nearest] = spaces.sort((a, b) => Math.abs(a - edge) - Math.abs(b - edge));
  const cut = nearest ?? Math.ceil(edge);
  return [title.slice(0, cut), title.slice(cut).trim()];
}
