/** The ground that a card leaves to its words, and what stands beside them. */
export type CardForm = {
  /** Where the title may stand, from its upper edge to the line that its last letters stand on. */
  left: number;
  width: number;
  top: number;
  foot: number;
  /** The title hangs from the top of its room instead of standing on its foot. */
  hangs?: boolean;
  /** The small line above stands elsewhere: on what. */
  kicker: { y: number; on: "paper" | "accent" };
  /** SVG, below the words. */
  art: string;
};

export type CardColours = { paper: string; ink: string; accent: string; line: string; deep: string };

/** Something between 0 and 1 that is always the same for the same site. */
export type Chance = (index: number) => number;

type Draw = (colours: CardColours, chance: Chance) => CardForm;

export const [width, height] = [1200, 630];
const edge = 72;
/** Beside a form at the right. */
const beside = { left: edge, width: 700, top: 150, foot: 552, kicker: { y: 104, on: "paper" } } as const;
const across = { left: edge, width: width - 2 * edge, top: 150, foot: 552 } as const;

const disc: Draw = ({ accent }) => ({
  ...beside,
  art: `<circle cx="1046" cy="326" r="226" fill="${accent}"/>`,
});

const arch: Draw = ({ accent, line }) => ({
  ...beside,
  width: 720,
  art:
    `<path d="M856 630V268a136 136 0 0 1 272 0V630Z" fill="${accent}"/>` +
    `<path d="M832 630V268a160 160 0 0 1 320 0V630" fill="none" stroke="${line}" stroke-width="2"/>`,
});

const sun: Draw = ({ accent, line }) => ({
  ...across,
  foot: 400,
  top: 164,
  hangs: true,
  kicker: { y: 96, on: "paper" },
  art:
    `<circle cx="930" cy="630" r="196" fill="${accent}"/>` +
    `<path d="M0 628H1200" stroke="${line}" stroke-width="4"/>`,
});

const slab: Draw = ({ accent, deep }) => ({
  ...beside,
  width: 740,
  art: `<path d="M888 0H1200V630H888Z" fill="${accent}"/><path d="M888 426H1200V630H888Z" fill="${deep}"/>`,
});

const foot: Draw = ({ accent }) => ({
  ...across,
  top: 64,
  foot: 440,
  kicker: { y: 568, on: "accent" },
  art: `<path d="M0 496H1200V630H0Z" fill="${accent}"/>`,
});

const cut: Draw = ({ accent, deep }) => ({
  ...beside,
  width: 690,
  art:
    `<path d="M936 0H1200V630H760Z" fill="${accent}"/>` + `<path d="M1130 0H1200V630H954Z" fill="${deep}"/>`,
});

const rings: Draw = ({ accent }, chance) => ({
  ...beside,
  art: Array.from({ length: 9 }, (_, index) => {
    const [x, y] = [1040 + (chance(index) - 0.5) * 10, 330 + (chance(index + 9) - 0.5) * 10];
    const filled = index === 0 ? ` fill="${accent}"` : ' fill="none"';
    const stroke = (2 + chance(index + 18) * 5).toFixed(1);
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${36 + index * 26}"${filled} stroke="${accent}" stroke-width="${stroke}"/>`;
  }).join(""),
});

const frame: Draw = ({ accent, line }) => ({
  left: 112,
  width: 976,
  top: 180,
  foot: 508,
  kicker: { y: 136, on: "paper" },
  art:
    `<path d="M40 40H1160V590H40Z" fill="none" stroke="${line}" stroke-width="2"/>` +
    `<path d="M56 56H1144V574H56Z" fill="none" stroke="${accent}" stroke-width="3"/>` +
    `<path d="M1088 92l26 26-26 26-26-26Z" fill="${accent}"/>`,
});

const grid: Draw = ({ accent, line }, chance) => {
  const size = 70;
  const cells = Array.from({ length: 36 }, (_, index) => {
    const [x, y] = [850 + (index % 4) * size, (Math.floor(index / 4) - 0) * size];
    const isFilled = chance(index) > 0.68;
    return isFilled ? `<path d="M${x} ${y}h${size}v${size}h-${size}Z" fill="${accent}"/>` : "";
  });
  const lines = [
    ...Array.from({ length: 6 }, (_, index) => `M${850 + index * size} 0V630`),
    ...Array.from({ length: 9 }, (_, index) => `M850 ${index * size}H1200`),
  ];
  return {
    ...beside,
    width: 720,
    art: `${cells.join("")}<path d="${lines.join("")}" fill="none" stroke="${line}" stroke-width="2"/>`,
  };
};

const dots: Draw = ({ accent }) => ({
  ...beside,
  width: 690,
  art: Array.from({ length: 12 * 9 }, (_, index) => {
    const [column, row] = [index % 9, Math.floor(index / 9)];
    const radius = 3 + (column / 8) * 17;
    return `<circle cx="${816 + column * 47}" cy="${34 + row * 51}" r="${radius.toFixed(1)}" fill="${accent}"/>`;
  }).join(""),
});

const wave: Draw = ({ accent, deep, line }) => {
  const swell = (y: number, depth: number, shift: number) => {
    const arcs = Array.from(
      { length: 5 },
      (_, index) => `q${150} ${index % 2 ? depth : -depth} ${300} 0`,
    ).join("");
    return `M${-shift} ${y}${arcs}V630H${-shift}Z`;
  };
  return {
    ...across,
    top: 164,
    foot: 400,
    hangs: true,
    kicker: { y: 96, on: "paper" },
    art:
      `<path d="${swell(476, 64, 40)}" fill="${line}"/>` +
      `<path d="${swell(514, 56, 170)}" fill="${accent}"/>` +
      `<path d="${swell(574, 48, 90)}" fill="${deep}"/>`,
  };
};

const bars: Draw = ({ accent, deep }, chance) => ({
  ...beside,
  width: 690,
  art: Array.from({ length: 7 }, (_, index) => {
    const tall = 110 + index * 62 + chance(index) * 70;
    const fill = index === 6 ? deep : accent;
    return `<path d="M${802 + index * 58} 630V${(630 - tall).toFixed(0)}h44V630Z" fill="${fill}"/>`;
  }).join(""),
});

const rules: Draw = ({ accent, line }) => ({
  ...across,
  top: 168,
  foot: 486,
  kicker: { y: 100, on: "paper" },
  art:
    `<path d="M72 132H1128M72 566H1128" stroke="${accent}" stroke-width="10"/>` +
    `<path d="M72 146H1128M72 552H1128" stroke="${line}" stroke-width="2"/>`,
});

export const forms = { disc, arch, sun, slab, foot, cut, rings, frame, grid, dots, wave, bars, rules };

export type FormName = keyof typeof forms | "letter";

/** The first letter of the name, larger than the card, is drawn by whoever has its outlines. */
export const besideLetter: Omit<CardForm, "art"> = { ...beside, width: 640 };
