import type { Patch } from "../../../contract/patch.ts";

/** The same change in fewer steps: of texts that are typed letter by letter, the last. */
export function joinSteps(steps: Patch | []): Patch | [] {
  const joined: Patch[number][] = [];
  for (const step of steps) {
    const last = joined.at(-1);
    const isSamePlace = last && JSON.stringify(last.path) === JSON.stringify(step.path);
    if (isSamePlace && step.op === "replace" && last.op !== "remove") {
      // What was added and then replaced was added as it is now.
      joined[joined.length - 1] = { ...last, value: step.value };
    } else joined.push(step);
  }
  return joined as Patch | [];
}
