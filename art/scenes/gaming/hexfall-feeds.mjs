// What is on the smaller monitors: five games as flat drawings, 640 by 400, in the colours of the arena.
import sharp from "sharp";

const night = "#0b0717";
const dusk = "#1d1136";
const violet = "#4a2aa0";
const lilac = "#9b7bff";
const magenta = "#ff4fd8";
const bone = "#f6ece1";

const feeds = { lowlight, counterpoint, slipstream, gambit, overstack };

export async function draw(shot, width, height) {
  const body = feeds[shot](sequence(shot.length * 7));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400" width="${width}" height="${height}"><rect width="640" height="400" fill="${night}"/>${body}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

/** The same numbers on each run. */
function sequence(seed) {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return (state % 10007) / 10007;
  };
}

const rect = (x, y, w, h, fill, more = "") =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" ${more}/>`;
const shape = (points, fill, more = "") => `<path d="M${points}z" fill="${fill}" ${more}/>`;
const line = (points, stroke, width = 2, more = "") =>
  `<path d="M${points}" fill="none" stroke="${stroke}" stroke-width="${width}" ${more}/>`;
const range = (count) => Array.from({ length: count }, (_, index) => index);

/** Rooms from above; two cones of light. */
function lowlight() {
  const rooms = [
    [40, 34, 150, 110],
    [206, 34, 120, 150],
    [342, 34, 258, 86],
    [40, 160, 150, 206],
    [206, 200, 210, 166],
    [432, 136, 168, 110],
    [432, 262, 168, 104],
  ];
  const doors = [
    [188, 84, 20, 26],
    [324, 60, 20, 26],
    [100, 142, 30, 20],
    [188, 300, 20, 30],
    [250, 182, 34, 20],
    [414, 290, 20, 30],
    [500, 118, 34, 20],
    [520, 244, 30, 20],
  ];
  const crates = [
    [66, 60, 34, 34],
    [60, 300, 40, 28],
    [124, 200, 26, 60],
    [232, 66, 26, 46],
    [360, 62, 60, 20],
    [520, 60, 26, 26],
    [240, 320, 60, 22],
    [356, 230, 22, 54],
    [462, 170, 40, 24],
    [540, 320, 36, 22],
    [470, 286, 22, 22],
  ];
  const cone = (x, y, a, b, id, colour) =>
    `<defs><radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="250"><stop offset="0" stop-color="${colour}" stop-opacity=".95"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient></defs>${shape(`${x} ${y}L${a}L${b}`, `url(#${id})`)}`;
  return [
    ...rooms.map(([x, y, w, h]) => rect(x, y, w, h, dusk, `stroke="${violet}" stroke-width="3"`)),
    ...doors.map(([x, y, w, h]) => rect(x, y, w, h, dusk)),
    cone(110, 262, "330 130", "420 300", "a", bone),
    cone(520, 190, "300 330", "250 200", "b", magenta),
    ...crates.map(([x, y, w, h]) => rect(x, y, w, h, night, `stroke="${lilac}" stroke-width="2"`)),
    `<circle cx="110" cy="262" r="11" fill="${bone}"/><circle cx="520" cy="190" r="11" fill="${magenta}"/>`,
    `<circle cx="84" cy="290" r="7" fill="none" stroke="${bone}" stroke-width="3"/><circle cx="556" cy="166" r="7" fill="none" stroke="${magenta}" stroke-width="3"/>`,
    line("110 262L320 232", bone, 2, 'stroke-dasharray="3 9"'),
  ].join("");
}

/** Two fighters folded from triangles. */
function counterpoint() {
  const fighter = (dark, light) =>
    [
      shape("0 -150L26 -176L44 -150L22 -122", light),
      shape("-6 -118L62 -112L34 -40L-14 -46", dark),
      shape("62 -112L112 -92L74 -78", light),
      shape("112 -92L158 -126L168 -110L120 -78", dark),
      shape("-6 -118L-52 -74L-14 -78", light),
      shape("-52 -74L-20 -22L-40 -30", dark),
      shape("-14 -46L34 -40L72 30L40 34", dark),
      shape("72 30L86 110L52 110L40 34", light),
      shape("-14 -46L10 -42L-34 40L-62 30", light),
      shape("-62 30L-34 40L-86 110L-118 110", dark),
    ].join("");
  return [
    `<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${night}"/><stop offset="1" stop-color="#5a1a6e"/></linearGradient></defs>`,
    rect(0, 0, 640, 318, "url(#s)"),
    `<circle cx="320" cy="206" r="128" fill="${magenta}" opacity=".9"/>`,
    `<clipPath id="c"><circle cx="320" cy="206" r="128"/></clipPath><g clip-path="url(#c)">${range(7)
      .map((i) => rect(180, 206 + i * 18, 280, 3 + i * 2, "#3d1455"))
      .join("")}</g>`,
    ...range(11).map((i) => line(`${320 + (i - 5) * 44} 318L${320 + (i - 5) * 190} 400`, violet, 2)),
    line("0 318H640", lilac, 3),
    line("0 346H640", violet, 2),
    `<g transform="translate(208 236)">${fighter(lilac, bone)}</g>`,
    `<g transform="translate(446 236) scale(-1 1)">${fighter(night, magenta)}</g>`,
    shape("306 128L322 116L318 134L340 132L322 146L330 164L312 150L296 160L304 142L288 132", bone),
    shape("30 28H290L276 52H30", dusk),
    shape("70 28H290L276 52H70", bone),
    shape("610 28H350L364 52H610", dusk),
    shape("480 28H350L364 52H480", magenta),
    shape("320 18L342 30V54L320 66L298 54V30", night, `stroke="${bone}" stroke-width="3"`),
  ].join("");
}

/** A road into a low sun. */
function slipstream(random) {
  const horizon = 168;
  const car = (dark, light) =>
    shape("-62 0L-52 -34L-30 -58H30L52 -34L62 0", dark) +
    shape("-26 -52H26L38 -34H-38", night) +
    rect(-56, -22, 30, 8, light) +
    rect(26, -22, 30, 8, light) +
    rect(-54, 0, 22, 12, night) +
    rect(32, 0, 22, 12, night);
  return [
    `<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${night}"/><stop offset="1" stop-color="#6b1d7d"/></linearGradient><linearGradient id="u" x2="0" y2="1"><stop stop-color="${bone}"/><stop offset="1" stop-color="${magenta}"/></linearGradient></defs>`,
    rect(0, 0, 640, horizon, "url(#s)"),
    ...range(46).map(() =>
      rect(
        (random() * 640).toFixed(0),
        (random() * 110).toFixed(0),
        2,
        2,
        bone,
        `opacity="${(0.3 + random() * 0.6).toFixed(2)}"`,
      ),
    ),
    `<path d="M214 ${horizon}a106 106 0 0 1 212 0z" fill="url(#u)"/>`,
    `<clipPath id="c"><path d="M214 ${horizon}a106 106 0 0 1 212 0z"/></clipPath><g clip-path="url(#c)">${range(
      5,
    )
      .map((i) => rect(200, 150 - i * 19, 240, 7 - i, "#571867"))
      .join("")}</g>`,
    shape(`0 ${horizon}L60 118L108 150L150 104L214 ${horizon}`, dusk),
    shape(`640 ${horizon}L590 108L540 148L486 122L430 ${horizon}`, dusk),
    rect(0, horizon, 640, 232, "#130a26"),
    ...range(9).map((i) => line(`0 ${(horizon + 232 * (i / 9) ** 2).toFixed(0)}H640`, violet, 1.5)),
    ...range(15).map((i) => line(`${320 + (i - 7) * 26} ${horizon}L${320 + (i - 7) * 190} 400`, violet, 1.5)),
    shape(`306 ${horizon}H334L560 400H80`, night, `stroke="${magenta}" stroke-width="4"`),
    ...range(6).map((i) => {
      const [a, b] = [horizon + 232 * ((i + 0.2) / 6) ** 2, horizon + 232 * ((i + 0.7) / 6) ** 2];
      const w = (y) => ((y - horizon) / 232) * 9 + 0.5;
      return shape(`${320 - w(a)} ${a}H${320 + w(a)}L${320 + w(b)} ${b}H${320 - w(b)}`, bone);
    }),
    `<g transform="translate(352 258) scale(.62)">${car(violet, magenta)}</g>`,
    `<g transform="translate(250 372) scale(1.25)">${car(lilac, bone)}</g>`,
  ].join("");
}

/** A fan of cards. */
function gambit() {
  const hex = (r, fill, more) =>
    shape(
      range(6)
        .map(
          (i) =>
            `${(r * Math.cos((Math.PI / 3) * i)).toFixed(1)} ${(r * Math.sin((Math.PI / 3) * i)).toFixed(1)}`,
        )
        .join("L"),
      fill,
      more,
    );
  const suits = [
    (c) => hex(26, c),
    (c) => hex(26, "none", `stroke="${c}" stroke-width="7"`),
    (c) => hex(28, c) + hex(13, bone),
    (c) => shape("-24 0L0 -30L24 0L0 30", c),
    (c) => shape("-26 -18H26L0 30", c),
  ];
  const card = (angle, index) => {
    const ink = index % 2 ? "#b0148c" : "#2c1760";
    const mark = suits[index % suits.length](ink);
    const face = `<rect x="-62" y="-92" width="124" height="184" rx="8" fill="${bone}"/><g transform="scale(1.25)">${mark}</g><g transform="translate(-44 -72) scale(.34)">${mark}</g><g transform="translate(44 72) scale(-.34)">${mark}</g>`;
    const back = `<rect x="-62" y="-92" width="124" height="184" rx="8" fill="${violet}" stroke="${lilac}" stroke-width="4"/>${range(
      3,
    )
      .map(
        (row) =>
          `<g transform="translate(0 ${(row - 1) * 50})">${hex(24, "none", `stroke="${magenta}" stroke-width="4"`)}</g>`,
      )
      .join("")}`;
    return `<g transform="translate(320 560) rotate(${angle}) translate(0 -336)">${index === 4 ? back : face}<rect x="-62" y="-92" width="124" height="184" rx="8" fill="none" stroke="${night}" stroke-width="2"/></g>`;
  };
  return [
    `<defs><radialGradient id="t"><stop stop-color="#431a6f"/><stop offset="1" stop-color="${night}"/></radialGradient></defs>`,
    rect(0, 0, 640, 400, "url(#t)"),
    `<g transform="translate(320 96)">${hex(150, "none", `stroke="${violet}" stroke-width="2"`)}${hex(120, "none", `stroke="${violet}" stroke-width="2"`)}</g>`,
    ...range(7).map((i) => card((i - 3) * 15, i)),
    `<g transform="translate(320 82) rotate(-8) scale(.72)"><rect x="-62" y="-92" width="124" height="184" rx="8" fill="${magenta}"/><g transform="scale(1.5)">${hex(26, night)}</g></g>`,
  ].join("");
}

/** A well of blocks with one gap. */
function overstack() {
  const size = 28;
  const heights = [7, 8, 7, 6, 9, 8, 2, 8, 7, 9, 8, 7];
  const colours = [violet, lilac, "#7a1d8c", magenta, "#2f1d63", bone];
  const left = 320 - (heights.length * size) / 2;
  const cell = (column, row, fill) =>
    rect(left + column * size + 1.5, 400 - (row + 1) * size + 1.5, size - 3, size - 3, fill) +
    rect(left + column * size + 6, 400 - (row + 1) * size + 6, size - 18, 4, "#fff", 'opacity=".35"');
  const pieceOf = (column, row) =>
    colours[(Math.floor(column / 2) * 3 + Math.floor((row + column) / 3) * 2 + 1) % colours.length];
  return [
    rect(left - 8, 0, heights.length * size + 16, 400, dusk),
    rect(left, 0, heights.length * size, 400, night),
    ...range(13).map((i) => line(`${left + i * size} 0V400`, dusk, 1)),
    ...range(15).map((i) => line(`${left} ${400 - i * size}h${heights.length * size}`, dusk, 1)),
    shape(`${left + 6 * size + 3} 120h${size - 6}V344h${6 - size}`, magenta, 'opacity=".16"'),
    ...heights.flatMap((height, column) =>
      range(height).map((row) => cell(column, row, pieceOf(column, row))),
    ),
    ...range(4).map((i) => cell(6, 9 + i, magenta)),
    rect(40, 60, 70, 70, dusk, `stroke="${violet}" stroke-width="3"`),
    ...range(3).map((i) => rect(52 + i * 16, 92, 14, 14, lilac)),
    rect(68, 76, 14, 14, lilac),
    rect(530, 60, 70, 8, bone),
    rect(530, 80, 46, 8, violet),
    rect(530, 100, 58, 8, violet),
  ].join("");
}
