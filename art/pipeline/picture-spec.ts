/** A picture as its set's list (`art/pictures/<set>.ts`) orders it. */
export interface PictureSpec {
  /** Kebab-case, unique in the set: the files and the manifest's key are called so. */
  name: string;
  /** File under `art/scenes`: `showcase/ring.py` (Blender) or `art/flow.mjs` (drawn by a script). */
  scene: string;
  /** What the scene's `build` or `draw` is told: which camera, palette or object. */
  shot?: string;
  /** Of the rendered picture, in pixels. */
  width: number;
  height: number;
  /** Of the files, ascending; none wider than `width`. */
  widths: readonly number[];
  alt: string;
  /** It shows nothing that only its own trade has: it may stand on the site of any business that wears the design. */
  isNeutral?: true;
  /** Blender's samples per pixel before denoising: 20 unless noise is left. */
  samples?: number;
  /**
   * Colour of the evenly lit wall that it is cut out of with its shadow; browsers without AVIF see it on that wall. Its
   * scene knows the shot again with ` matte` behind it: everything before the wall in white, the wall in black.
   */
  cutFrom?: `#${string}`;
  /** Of pictures that a page shows many of at once: they change their addresses together. */
  series?: string;
  /** Adds `<name>-og.jpg`, 1200 by 630 from the middle, for social networks. */
  og?: true;
}

export const defaultSamples = 20;
const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** What is wrong with a set's list, one line each. */
export function checkSpecs(specs: readonly PictureSpec[]): string[] {
  return specs.flatMap((spec, index) => {
    const complaints: string[] = [];
    if (!kebabCase.test(spec.name)) complaints.push("its name is not kebab-case");
    if (spec.name.endsWith("-og")) complaints.push("its name ends like a file of another picture");
    if (specs.findIndex(({ name }) => name === spec.name) !== index) complaints.push("its name is taken");
    if (!/^[\w/-]+\.(py|mjs)$/.test(spec.scene)) complaints.push("its scene is no .py or .mjs file");
    if (!spec.alt.trim()) complaints.push("it has no alt text");
    if (spec.widths.length === 0) complaints.push("it has no widths");
    if (spec.widths.some((width) => width > spec.width)) complaints.push("a width is wider than the picture");
    if (spec.widths.some((width, i) => i > 0 && width <= (spec.widths[i - 1] ?? 0)))
      complaints.push("its widths do not ascend");
    if (spec.cutFrom && (spec.og || !/^#[0-9a-f]{6}$/.test(spec.cutFrom) || !spec.scene.endsWith(".py")))
      complaints.push("it cannot be cut out");
    if (spec.og && (spec.width < 1200 || spec.height < 630))
      complaints.push("it is too small for 1200 by 630");
    return complaints.map((complaint) => `${spec.name || `Picture ${index + 1}`}: ${complaint}.`);
  });
}
