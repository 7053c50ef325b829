// A cyanotype: cow parsley laid on paper brushed with iron salts and left in the sun. What touched the paper stays
// white, what stood off it is soft, thin leaves let some light through, and the brush shows at the edges.
import sharp from "sharp";
import { between, chance, clamp, clouds, develop, light, noise, smooth, soften } from "./ground.mjs";

/** From no light to much: bare paper, washed-out blue, Prussian blue. */
const exposures = ["#eef0ea", "#c3d3dc", "#7fa3c0", "#2f679b", "#123f78", "#0a2857"].map(light);

export async function draw(_shot, width, height) {
  const random = chance(29);
  const near = [];
  const off = [];
  plant({ x: 300, y: 1230, lean: -0.06, tall: 830, random, into: near });
  plant({ x: 400, y: 1240, lean: 0.1, tall: 560, random, into: near });
  plant({ x: 205, y: 1240, lean: -0.17, tall: 430, random, into: off });
  plant({ x: 470, y: 1240, lean: 0.02, tall: 985, random, into: off });
  leaf({ x: 330, y: 1010, heading: -0.55, long: 250, random, into: near });
  leaf({ x: 270, y: 1110, heading: -2.62, long: 230, random, into: near });
  leaf({ x: 420, y: 1150, heading: -0.95, long: 260, random, into: off });
  const touching = await shadow(near, width, height, 0.4);
  const lifted = await shadow(off, width, height, width / 210);
  return develop(expose(touching, lifted, width, height), width, height, width, height);
}

function expose(touching, lifted, width, height) {
  const wash = clouds(4, 5);
  const fibre = noise(5);
  const brush = noise(6);
  const random = chance(8);
  const coat = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const u = x / width;
      const v = y / width;
      const ragged = (along, seed) =>
        0.018 * brush(along * 3, seed) +
        0.03 * Math.max(0, brush(along * 24, seed + 4)) ** 2 +
        0.006 * brush(along * 90, seed);
      const inside = Math.min(
        u - 0.075 + ragged(v, 1),
        0.93 - u + ragged(v, 21),
        v - 0.085 + 1.6 * ragged(u * 2, 41),
        height / width - 0.1 - v + 2.2 * ragged(u * 2, 61),
      );
      coat[y * width + x] = smooth(-0.002, 0.006, inside) * (0.9 + 0.1 * Math.min(1, inside * 20));
    }
  soften(coat, width, height, 1);
  const pixels = new Float32Array(width * height * 3);
  for (let i = 0; i < width * height; i += 1) {
    const x = i % width;
    const y = Math.floor(i / width);
    const strokes = 0.06 * brush(x / 9, y / 260) + 0.05 * brush(x / 30, y / 500);
    const sun = 0.9 + 0.16 * wash(x / 300, y / 300) + strokes;
    const kept = (1 - 0.95 * touching[i]) * (1 - 0.62 * lifted[i]);
    const exposure = clamp(coat[i] * sun * kept + 0.012 * fibre(x / 2, y / 2) + 0.008 * (random() - 0.5));
    const colour = between(exposures, exposure);
    const tooth = 1 + 0.018 * fibre(x / 2.6, y / 2.6);
    for (let k = 0; k < 3; k += 1) pixels[i * 3 + k] = colour[k] * tooth;
  }
  return pixels;
}

/** How much of the sun the parts hold back, from 0 to 1; `blur` pixels for those that stand off the paper. */
async function shadow(parts, width, height, blur) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 600 1200"><rect width="600" height="1200"/><g fill="none" stroke="#fff" stroke-linecap="round">${parts.join("")}</g></svg>`;
  const { data } = await sharp(Buffer.from(svg))
    .blur(Math.max(0.3, blur))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Float32Array.from(data, (value) => value / 255);
}

function line(points, width, opacity = 1) {
  const path = points.map(([x, y], index) => `${index ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
  return `<path d="${path}" stroke-width="${width.toFixed(2)}" stroke-opacity="${opacity}"/>`;
}

/** A stem that bends, with two side branches; each ends in an umbel. */
function plant({ x, y, lean, tall, random, into }) {
  const stem = bend(x, y, -Math.PI / 2 + lean, tall, 0.5 * (random() - 0.5) - lean * 0.9);
  taper(stem, 7.5, 3, into);
  umbel({ ...tipOf(stem), reach: tall * 0.17 + 30, rays: 17, random, into });
  for (const [part, side] of [
    [0.52, -1],
    [0.7, 1],
  ]) {
    const from = stem[Math.round(part * (stem.length - 1))];
    const branch = bend(
      from[0],
      from[1],
      -Math.PI / 2 + side * (0.62 + 0.2 * random()),
      tall * 0.3,
      -side * 0.55,
    );
    taper(branch, 3.6, 1.8, into);
    into.push(`<circle cx="${from[0]}" cy="${from[1]}" r="5.5" fill="#fff" stroke="none"/>`);
    umbel({ ...tipOf(branch), reach: tall * 0.085 + 22, rays: 12, random, into });
    leaf({ x: from[0], y: from[1], heading: -Math.PI / 2 + side * 1.05, long: tall * 0.15, random, into });
  }
}

function umbel({ x, y, heading, reach, rays, random, into }) {
  for (let n = 0; n < rays; n += 1) {
    const spread = (n / (rays - 1) - 0.5) * 2.35 + (random() - 0.5) * 0.12;
    const long = reach * (0.82 + 0.25 * random()) * (1 - 0.16 * Math.abs(spread));
    const ray = bend(x, y, heading + spread * 1.05, long, -spread * 0.36, 8);
    into.push(line(ray, 1.35));
    const { x: tipX, y: tipY, heading: tipHeading } = tipOf(ray);
    const small = 11 + reach * 0.06;
    for (let m = 0; m < 13; m += 1) {
      const way = tipHeading + (m / 12 - 0.5) * 3.3 + (random() - 0.5) * 0.3;
      const far = small * (0.55 + 0.5 * random());
      const fx = tipX + Math.cos(way) * far;
      const fy = tipY + Math.sin(way) * far;
      into.push(
        line(
          [
            [tipX, tipY],
            [fx, fy],
          ],
          0.7,
          0.9,
        ),
      );
      // Five petals, as small as they are.
      for (let k = 0; k < 5; k += 1) {
        const at = (k / 5) * 2 * Math.PI + random();
        const size = 1.2 + 0.9 * random();
        into.push(
          `<circle cx="${(fx + Math.cos(at) * 1.9).toFixed(1)}" cy="${(fy + Math.sin(at) * 1.9).toFixed(1)}" r="${size.toFixed(1)}" fill="#fff" fill-opacity=".82" stroke="none"/>`,
        );
      }
    }
  }
}

/** A leaf twice feathered: leaflets along leaflets along its rib, thin enough for some sun to come through. */
function leaf({ x, y, heading, long, random, into, depth = 0 }) {
  const rib = bend(x, y, heading, long, 0.35 * (random() - 0.5), 14);
  taper(rib, depth === 0 ? 2.6 : 1.5, 0.8, into);
  const pairs = depth === 0 ? 8 : 6;
  for (let n = 1; n <= pairs; n += 1)
    for (const side of [-1, 1]) {
      const part = 0.2 + (0.78 * n) / pairs;
      const from = rib[Math.min(rib.length - 1, Math.round(part * (rib.length - 1)))];
      const size =
        long * (depth === 0 ? 0.46 : 0.4) * (1.12 - part) * (0.85 + 0.3 * random()) + (depth ? 2 : 0);
      const way = headingAt(rib, part) + side * (0.95 - 0.3 * part);
      if (depth === 0) leaf({ x: from[0], y: from[1], heading: way, long: size, random, into, depth: 1 });
      else blade(from, way, size, side, into);
    }
  blade(rib.at(-1), headingAt(rib, 1), long * 0.12 + 3, 1, into);
}

function blade([x, y], way, size, side, into) {
  const at = (far, aside) =>
    `${(x + Math.cos(way) * far - Math.sin(way) * aside).toFixed(1)} ${(y + Math.sin(way) * far + Math.cos(way) * aside).toFixed(1)}`;
  const w = size * 0.26 + 0.6;
  into.push(
    `<path d="M${at(0, 0)}Q${at(size * 0.3, w * 1.3)} ${at(size * 0.55, w * 0.8)}L${at(size * 0.62, w * 0.35 * side)}L${at(size, 0)}Q${at(size * 0.6, -w)} ${at(0, 0)}Z" fill="#fff" fill-opacity=".66" stroke="none"/>`,
  );
}

function bend(x, y, heading, long, turn, count = 40) {
  const points = [[x, y]];
  for (let i = 0; i < count; i += 1) {
    const way = heading + (turn * i) / count;
    const [px, py] = points[i];
    points.push([px + (Math.cos(way) * long) / count, py + (Math.sin(way) * long) / count]);
  }
  return points;
}

function taper(points, from, to, into) {
  for (let i = 1; i < points.length; i += 1)
    into.push(line([points[i - 1], points[i]], from + ((to - from) * i) / points.length));
}

function tipOf(points) {
  const [x, y] = points.at(-1);
  return { x, y, heading: headingAt(points, 1) };
}

function headingAt(points, part) {
  const i = Math.max(1, Math.min(points.length - 1, Math.round(part * (points.length - 1))));
  return Math.atan2(points[i][1] - points[i - 1][1], points[i][0] - points[i - 1][0]);
}
