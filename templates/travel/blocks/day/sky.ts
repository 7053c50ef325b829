type Rgb = readonly [number, number, number];

/** What the sky is like near the horizon, by the height of the sun in degrees. */
const skies: readonly (readonly [number, Rgb])[] = [
  [-20, [9, 13, 20]],
  [-12, [18, 28, 42]],
  [-7, [44, 60, 82]],
  [-4, [98, 92, 110]],
  [-1, [190, 120, 92]],
  [2, [240, 178, 122]],
  [6, [238, 206, 164]],
  [12, [206, 208, 198]],
  [22, [168, 192, 200]],
  [38, [142, 176, 192]],
];

/** How high the sun stands at `hour`, in degrees. */
export function sunAt(hour: number, latitude: number, declination: number): number {
  const [place, season, turn] = [latitude, declination, (hour - 12) * 15].map(
    (angle) => (angle * Math.PI) / 180,
  );
  const height =
    Math.sin(place ?? 0) * Math.sin(season ?? 0) +
    Math.cos(place ?? 0) * Math.cos(season ?? 0) * Math.cos(turn ?? 0);
  return (Math.asin(height) * 180) / Math.PI;
}

/** The color of the sky by the height of the sun, as `#rrggbb`; `cloud` from -1 to 1 dims or lights it a little. */
export function skyAt(height: number, cloud = 0): string {
  const above = skies.findIndex(([at]) => at >= height);
  const [low, high] = above === 0 ? [skies[0], skies[0]] : [skies.at(above - 1), skies.at(above)];
  if (!low || !high) return "#000000";
  const part = high[0] === low[0] ? 0 : (height - low[0]) / (high[0] - low[0]);
  const mixed = low[1].map(
    (value, index) => (value + ((high[1][index] ?? value) - value) * part) * (1 + cloud * 0.09),
  );
  return `#${mixed.map((value) => Math.round(Math.min(255, value)).toString(16).padStart(2, "0")).join("")}`;
}

/** The skies of one day, a quarter of an hour each; clouds come and go by a fixed rule. */
export function quartersOf(latitude: number, declination: number): string[] {
  return Array.from({ length: 96 }, (_, quarter) => {
    const cloud = Math.sin(quarter * 2.4) * Math.cos(quarter * 0.9);
    return skyAt(sunAt((quarter + 0.5) / 4, latitude, declination), cloud);
  });
}
