/** From and to, between which each particle gets a value of its own. */
type Range = readonly [from: number, to: number];

export type Motion = {
  /** Pixels per second. */
  speedX: Range;
  speedY: Range;
  /** Radius in pixels. */
  radius: Range;
  /** Seconds of the way just gone that are drawn as a tail; none is a dot. */
  tail: number;
  /** Times a second that it dims and brightens. */
  twinkle: Range;
};

/** The ways in which particles move, by name. */
export const motions = {
  /** Embers and bubbles. */
  rise: { speedX: [-9, 9], speedY: [-46, -12], radius: [0.7, 2.2], tail: 0, twinkle: [0.2, 0.9] },
  /** Requests on their way. */
  stream: { speedX: [90, 520], speedY: [0, 0], radius: [0.5, 1.1], tail: 0.07, twinkle: [0, 0] },
  /** Fireflies and motes. */
  drift: { speedX: [-11, 11], speedY: [-8, 8], radius: [0.9, 2.4], tail: 0, twinkle: [0.1, 0.5] },
  /** Dust and leaves. */
  fall: { speedX: [-14, 14], speedY: [14, 48], radius: [0.6, 1.8], tail: 0, twinkle: [0.1, 0.4] },
} as const satisfies Record<string, Motion>;

export type MotionName = keyof typeof motions;
