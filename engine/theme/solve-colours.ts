import { contrastOf } from "./contrast.ts";
import { contrastPairs } from "./contrast-pairs.ts";
import { type Oklch, toHex, toOklch } from "./oklch.ts";
import type { ColourRole, Theme } from "./theme.ts";

type Colours = Theme["colours"];

/** The colours that a person chooses; the others follow from these. */
export const chosenRoles = ["paper", "ink", "accent", "deep", "raised"] as const satisfies ColourRole[];

export type ChosenRole = (typeof chosenRoles)[number];

export type Chosen = Readonly<Record<ChosenRole, string>>;

/** A choice that could not stay what it was, and where it went. */
export type Moved = { role: ChosenRole; to: "lighter" | "darker" };

export type Solved = { scheme: Theme["scheme"]; colours: Colours; moved: readonly Moved[] };

/** By how much a colour that is moved passes, so that it does not stand on the very edge. */
const margin = 0.03;
/** Of lightness: finer than `#rrggbb` can tell apart. */
const step = 0.003;

/**
 * The ten colours of a theme from the five `chosen`, so that each of `contrastPairs` can be read. Those that differ from the
 * ones `from` has are taken as wished for: where two cannot stand together, another gives way, the ground never. What gives
 * way keeps its hue and as much chroma as there is, and is moved in lightness no further than it must. What was not chosen
 * stands to the chosen as it does in `from`. Always answers; throws a `TypeError` only for what is no colour (`colourPattern`).
 */
export function solveColours(chosen: Chosen, { colours: from }: { colours: Colours }): Solved {
  const { paper, deep } = chosen;
  const isWish = (role: ChosenRole) => chosen[role] !== from[role];

  const raised = raisedFor(chosen, from, isWish);
  const ink = inkFor(chosen, from, raised, isWish);
  const accent = nearest(chosen.accent, "accent", { paper });

  const isGroundSame = paper === from.paper && ink === from.ink;
  const between = (role: "muted" | "line") =>
    isGroundSame ? from[role] : betweenAsBefore(from[role], from, { paper, ink });
  const accentInk = accent === from.accent ? from.accentInk : accent;
  const set = { paper, raised, ink, accent, deep };
  const colours: Colours = {
    ...set,
    muted: nearest(between("muted"), "muted", set),
    line: between("line"),
    onAccent: onGround("onAccent", from, set),
    accentInk: nearest(accentInk, "accentInk", set),
    onDeep: onGround("onDeep", from, set),
  };
  const moved = chosenRoles.flatMap((role): Moved[] => {
    if (colours[role] === chosen[role]) return [];
    const isLighter = toOklch(colours[role]).l > toOklch(chosen[role]).l;
    return [{ role, to: isLighter ? "lighter" : "darker" }];
  });
  // White upon the colour is closer to it than black: it is a light one.
  const isLight = contrastOf(ink, "#fff") > contrastOf(paper, "#fff");
  return { scheme: isLight ? "light" : "dark", colours, moved };
}

/** Whether a theme's colours allow this text upon these grounds. */
function isRead(text: string, role: ColourRole, grounds: Partial<Colours>, more = 0): boolean {
  return contrastPairs.every(({ text: of, ground, least }) => {
    const under = of === role && grounds[ground];
    return !under || contrastOf(text, under) >= least + more;
  });
}

/** The colour itself where it can be read, else the one nearest to it in lightness that can. */
function nearest(colour: string, role: ColourRole, grounds: Partial<Colours>): string {
  if (isRead(colour, role, grounds)) return colour;
  const read = (more: number) => nearestThat(toOklch(colour), (hex) => isRead(hex, role, grounds, more));
  return read(margin) ?? read(0) ?? colour;
}

function nearestThat(start: Oklch, passes: (hex: string) => boolean): string | undefined {
  for (let away = 0; away < 1 + step; away += step) {
    for (const l of [start.l + away, start.l - away]) {
      const hex = toHex({ ...start, l });
      if (passes(hex)) return hex;
    }
  }
  return undefined;
}

/** Cards lie on the side of the ground on which one ink can be read on both. */
function raisedFor(chosen: Chosen, from: Colours, isWish: (role: ChosenRole) => boolean): string {
  const { paper, raised, ink } = chosen;
  const someInk = (hex: string, more = 0) =>
    ["#000000", "#ffffff"].some((end) => isRead(end, "ink", { paper, raised: hex }, more));
  const isInkWished = isWish("ink") && !isWish("raised") && isRead(ink, "ink", { paper });
  const passes = (hex: string, more = 0) =>
    isInkWished ? isRead(ink, "ink", { paper, raised: hex }, more) : someInk(hex, more);
  if (passes(raised)) return raised;
  const start = isWish("raised") || !isWish("paper") ? toOklch(raised) : beside(raised, from.paper, paper);
  return (
    nearestThat(start, (hex) => passes(hex, margin)) ?? nearestThat(start, (hex) => passes(hex)) ?? paper
  );
}

function inkFor(
  chosen: Chosen,
  from: Colours,
  raised: string,
  isWish: (role: ChosenRole) => boolean,
): string {
  const { paper, ink } = chosen;
  const read = nearest(ink, "ink", { paper, raised });
  if (read === ink || isWish("ink")) return read;
  const [before, after, own, ground] = [from.paper, paper, ink, read].map((colour) => toOklch(colour).l) as [
    number,
    number,
    number,
    number,
  ];
  const isTurned = Math.sign(own - before) !== Math.sign(ground - after);
  // Ink that goes to the other side of the ground is as far from it as it was: what is only just read is no ink.
  const l = isTurned ? after + (before - own) : own;
  return nearest(toHex({ ...toOklch(ink), l }), "ink", { paper, raised });
}

/** Where `colour` lies when the ground it lay beside becomes another. */
function beside(colour: string, before: string, after: string): Oklch {
  const [one, old, ground] = [colour, before, after].map(toLab) as [Lab, Lab, Lab];
  return fromLab(ground.map((value, index) => value + (one[index] ?? 0) - (old[index] ?? 0)) as Lab);
}

/** What lay between ink and paper lies at the same part of the way between the new ones, as much to the side as before. */
function betweenAsBefore(
  colour: string,
  before: { paper: string; ink: string },
  after: { paper: string; ink: string },
): string {
  const [one, oldInk, oldPaper, ink, paper] = [colour, before.ink, before.paper, after.ink, after.paper].map(
    toLab,
  ) as [Lab, Lab, Lab, Lab, Lab];
  const way = oldPaper[0] - oldInk[0];
  const part = way === 0 ? 0 : (one[0] - oldInk[0]) / way;
  const at = (index: 0 | 1 | 2) => {
    const aside = one[index] - (oldInk[index] + part * (oldPaper[index] - oldInk[index]));
    return ink[index] + part * (paper[index] - ink[index]) + aside;
  };
  return toHex(fromLab([at(0), at(1), at(2)]));
}

/** Text upon a ground of colour: where its own is not read any more, the best of the theme's, before one is made. */
function onGround(role: "onAccent" | "onDeep", from: Colours, set: Chosen): string {
  // What was the colour of the page or of its text stays that.
  const twin = (["paper", "raised", "ink"] as const).find((one) => from[one] === from[role]);
  const own = twin ? set[twin] : from[role];
  if (isRead(own, role, set)) return own;
  const ground = role === "onAccent" ? set.accent : set.deep;
  const [best = own] = [set.paper, set.ink, set.raised].sort(
    (one, other) => contrastOf(other, ground) - contrastOf(one, ground),
  );
  return nearest(isRead(best, role, set) ? best : own, role, set);
}

type Lab = [l: number, a: number, b: number];

function toLab(colour: string): Lab {
  const { l, c, h } = toOklch(colour);
  const angle = (h * Math.PI) / 180;
  return [l, c * Math.cos(angle), c * Math.sin(angle)];
}

function fromLab([l, a, b]: Lab): Oklch {
  return { l, c: Math.hypot(a, b), h: (Math.atan2(b, a) * 180) / Math.PI };
}
