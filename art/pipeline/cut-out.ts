import type { Planes } from "./planes.ts";

type Colour = readonly [number, number, number];

/** How far, of 0 to 1, the wall may be from what the list says of it. */
const tolerance = 0.02;
/** Coverage below which a pixel is wall and nothing else. */
const bare = 0.02;
/** A shadow fainter than this is noise; from three times as deep on it is taken as it is. */
const faint = 0.02;
/** So many pixels of the first lines show what the wall is like. */
const patch = 8;
/** Over how many pixels the shadow beside an edge is carried into it. */
const reach = 3;

/**
 * Cuts `picture` out of its evenly lit wall of colour `ground` (`#rrggbb`), with its shadow: four planes, which laid on
 * that wall are the picture again. `matte` is white where something covers the wall. Throws when the upper left corner
 * of the picture is not of that colour.
 */
export function cutOut(picture: Planes, matte: Planes, ground: string): Planes {
  const { width, height } = picture;
  const size = width * height;
  const wall = colourOf(ground);
  const corner = mapColour(wall, (_, channel) => meanOfCorner(picture, channel));
  if (corner.some((value, channel) => Math.abs(value - (wall[channel] ?? 0)) > tolerance))
    throw new Error(`The wall is not ${ground} but ${corner.map((value) => Math.round(value * 255))}.`);
  const coverage = matte.data.subarray(0, size);
  const shadow = shadowColour(picture, coverage, wall);
  const depth = carryIntoEdges(shadowDepth(picture, coverage, wall, shadow), coverage, width, height);
  // The denoiser has no neighbours for the very first pixel and makes it up.
  depth[0] = 0;
  const data = new Float32Array(4 * size);
  for (let pixel = 0; pixel < size; pixel++) {
    const covered = coverage[pixel] ?? 0;
    const opacity = covered + (1 - covered) * (depth[pixel] ?? 0);
    const colour = covered < bare ? shadow : uncover(colourAt(picture, pixel), wall, opacity);
    for (const [channel, value] of colour.entries()) data[channel * size + pixel] = value;
    data[3 * size + pixel] = opacity;
  }
  return { width, height, data };
}

/** What gives `seen` when it is laid on `wall` with that `opacity`. */
function uncover(seen: Colour, wall: Colour, opacity: number): Colour {
  return mapColour(seen, (value, channel) =>
    Math.max(0, Math.min(1, (value - (wall[channel] ?? 0) * (1 - opacity)) / opacity)),
  );
}

/** The darkest of the wall, and on from there, away from the wall's own colour, as far as there are colours. */
function shadowColour(picture: Planes, coverage: Float32Array, wall: Colour): Colour {
  let darkest = wall;
  for (let pixel = 0; pixel < coverage.length; pixel++) {
    const colour = colourAt(picture, pixel);
    if ((coverage[pixel] ?? 0) < bare && sum(colour) < sum(darkest)) darkest = colour;
  }
  const way = mapColour(darkest, (value, channel) => value - (wall[channel] ?? 0));
  const longest = Math.min(
    ...way.map((step, channel) => (step < 0 ? -(wall[channel] ?? 0) / step : Infinity)),
  );
  return longest === Infinity
    ? [0, 0, 0]
    : mapColour(way, (step, channel) => (wall[channel] ?? 0) + step * longest);
}

/** How opaque a shadow of that colour is at every bare place of the wall. */
function shadowDepth(picture: Planes, coverage: Float32Array, wall: Colour, shadow: Colour): Float32Array {
  const way = mapColour(shadow, (value, channel) => value - (wall[channel] ?? 0));
  const length = sum(mapColour(way, (step) => step * step));
  return coverage.map((covered, pixel) => {
    if (covered >= bare) return 0;
    const seen = colourAt(picture, pixel);
    const along = sum(
      mapColour(way, (step, channel) => step * ((seen[channel] ?? 0) - (wall[channel] ?? 0))),
    );
    const depth = Math.min(1, along / length);
    return depth < 3 * faint ? Math.max(0, (depth - faint) * 1.5) : depth;
  });
}

/** Gives pixels that are partly covered the mean depth of the bare ones around them. */
function carryIntoEdges(depth: Float32Array, coverage: Float32Array, width: number, height: number) {
  return depth.map((own, pixel) => {
    const covered = coverage[pixel] ?? 0;
    if (covered < bare || covered > 1 - bare) return own;
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    let [total, count] = [0, 0];
    for (let row = Math.max(0, y - reach); row <= Math.min(height - 1, y + reach); row++)
      for (let column = Math.max(0, x - reach); column <= Math.min(width - 1, x + reach); column++) {
        const other = row * width + column;
        if ((coverage[other] ?? 0) >= bare) continue;
        total += depth[other] ?? 0;
        count += 1;
      }
    return count > 0 ? total / count : 0;
  });
}

function meanOfCorner({ data, width, height }: Planes, channel: number): number {
  const [columns, rows] = [Math.min(patch, width), Math.min(patch, height)];
  let total = 0;
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++) total += data[(channel * height + y) * width + x] ?? 0;
  return total / (columns * rows);
}

function colourOf(hex: string): Colour {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return [part(1), part(3), part(5)];
}

function colourAt({ data, width, height }: Planes, pixel: number): Colour {
  const size = width * height;
  return [data[pixel] ?? 0, data[size + pixel] ?? 0, data[2 * size + pixel] ?? 0];
}

function mapColour([red, green, blue]: Colour, change: (value: number, channel: number) => number): Colour {
  return [change(red, 0), change(green, 1), change(blue, 2)];
}

function sum([red, green, blue]: Colour): number {
  return red + green + blue;
}
