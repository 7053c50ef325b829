// An etching of one line: sixty million places of one thread that never crosses itself in time, bitten into copper and
// printed in warm black. The plate leaves its tone and its pressed edge on the sheet; below it somebody has signed.
import { chance, clamp, clouds, develop, light, mix, noise, smooth } from "./ground.mjs";

const steps = 6e7;
const [a, b, c, d] = [1.4, -2.3, 2.4, -2.1];
const sheet = light("#f3eee2");
const ink = light("#15110f");

export async function draw(_shot, width, height) {
  const plate = { left: width * 0.17, top: height * 0.125, right: width * 0.83, bottom: height * 0.79 };
  const bitten = bite(width, height, plate);
  const fibres = noise(4);
  const wiped = clouds(9, 5);
  const pencil = signature(width, height, plate);
  const pixels = new Float32Array(width * height * 3);
  const random = chance(3);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const inside = Math.min(x - plate.left, plate.right - x, y - plate.top, plate.bottom - y);
      const grain = 0.012 * fibres(x / 2.4, y / 2.4) + 0.014 * (random() - 0.5);
      const pressed = Math.exp(-(inside * inside) / 9);
      const lighter = x - plate.left < 6 || y - plate.top < 6 ? 1 : -1;
      const tone =
        smooth(0, 5, inside) *
        (0.06 +
          0.035 * wiped(x / 260 + y / 900, y / 260 - x / 300) +
          0.05 * Math.exp(-Math.max(0, inside) / 26));
      const cover = clamp(tone + bitten[at] + pencil[at] * 0.55 * (0.75 + 0.5 * fibres(x / 1.3, y / 1.3)));
      const relief = 1 - 0.09 * pressed * lighter;
      for (let k = 0; k < 3; k += 1) pixels[at * 3 + k] = mix(sheet[k] * relief * (1 + grain), ink[k], cover);
    }
  return develop(pixels, width, height, width, height);
}

/** How deep the acid went. Four needles, by where the line was: so its density has more than one blackness. */
function bite(width, height, plate) {
  const density = new Float32Array(width * height);
  const scale = (plate.right - plate.left) * 0.235;
  const middleX = (plate.left + plate.right) / 2 - 0.1 * scale;
  const middleY = (plate.top + plate.bottom) / 2;
  let x = 0.1;
  let y = 0.1;
  for (let i = 0; i < steps; i += 1) {
    const nextX = Math.sin(a * y) - Math.cos(b * x);
    y = Math.sin(c * x) - Math.cos(d * y);
    x = nextX;
    const px = middleX + x * scale;
    const py = middleY + y * scale * 1.12;
    const column = Math.floor(px);
    const row = Math.floor(py);
    if (column < plate.left + 8 || column > plate.right - 8 || row < plate.top + 8 || row > plate.bottom - 8)
      continue;
    const fx = px - column;
    density[row * width + column] += 1 - fx;
    density[row * width + column + 1] += fx;
  }
  const most = percentile(density, 0.995);
  return density.map((value) => 0.97 * (1 - Math.exp(-2.7 * (value / most) ** 0.78)));
}

function percentile(plane, part) {
  const some = plane.filter((value) => value > 0).sort();
  return some[Math.floor(some.length * part)];
}

/** Edition at the left, a name at the right: pencil, not to be read. */
function signature(width, height, plate) {
  const plane = new Float32Array(width * height);
  const y = plate.bottom + height * 0.032;
  const size = height * 0.011;
  const write = (from, to, way) => {
    const count = 900;
    for (let i = 0; i <= count; i += 1) {
      const t = i / count;
      const [dx, dy, press = 1] = way(t);
      const px = from + (to - from) * t + dx * size;
      const py = y + dy * size;
      for (let j = 0; j < 2; j += 1)
        for (let k = 0; k < 2; k += 1) {
          const at = (Math.floor(py) + j) * width + Math.floor(px) + k;
          plane[at] = Math.max(
            plane[at],
            press * (j ? py % 1 : 1 - (py % 1)) * (k ? px % 1 : 1 - (px % 1)) * 1.4,
          );
        }
    }
  };
  write(plate.right - width * 0.15, plate.right - width * 0.012, (t) => [
    1.2 * Math.sin(t * 46) * (1 - t * 0.7),
    (t < 0.16 ? 1.9 : 0.75) * Math.cos(t * 46 + 0.6) * (1.05 - t) - 0.3 * t,
    0.7 + 0.3 * Math.cos(t * 46),
  ]);
  write(plate.left + width * 0.01, plate.left + width * 0.018, (t) => [
    0.9 * Math.sin(t * 9),
    1.3 * Math.cos(t * 9 + 0.4),
  ]);
  write(plate.left + width * 0.03, plate.left + width * 0.038, (t) => [0.4, 1.6 - 3.2 * t]);
  write(plate.left + width * 0.05, plate.left + width * 0.066, (t) => [
    0.8 * Math.cos(t * 12),
    1.2 * Math.sin(t * 12),
  ]);
  return plane;
}
