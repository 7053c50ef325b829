import { posix } from "node:path";

/**
 * The tests near the `changed` files, nearest first: those that are changed themselves, then those that import a changed
 * file, then those of its folder; then what imports it by way of others, in folders less and less close. `imports` has
 * for each file the files that it imports.
 */
export function testsNear(changed, imports) {
  const importers = turnedAround(imports);
  const tests = [...imports.keys()].filter((file) => /\.test\.(tsx?|mjs)$/.test(file));
  const nearest = new Map();
  for (const file of changed) {
    const steps = stepsTo(file, importers);
    for (const test of tests) {
      const distance = distanceOf(test, file, steps.get(test));
      if (distance && (!nearest.has(test) || compare(distance, nearest.get(test)) < 0))
        nearest.set(test, distance);
    }
  }
  return [...nearest]
    .sort(([a, ofA], [b, ofB]) => compare(ofA, ofB) || (a < b ? -1 : 1))
    .map(([test]) => test);
}

// Folders count more than imports: whatever drives the whole server imports all of it, by the same number of steps.
function distanceOf(test, file, steps) {
  if (steps === 1) return [0, 1];
  const apart = foldersApart(posix.dirname(test), posix.dirname(file));
  return steps !== undefined || apart === 0 ? [apart, steps ?? Number.POSITIVE_INFINITY] : undefined;
}

function compare([a, ofA], [b, ofB]) {
  return a - b || (ofA === ofB ? 0 : ofA - ofB);
}

/** How many folders one goes up and down on the way from one to the other. */
function foldersApart(from, to) {
  const way = posix.relative(from, to);
  return way === "" ? 0 : way.split("/").length;
}

function turnedAround(imports) {
  const importers = new Map();
  for (const [file, imported] of imports)
    for (const path of imported) importers.set(path, [...(importers.get(path) ?? []), file]);
  return importers;
}

/** For each file that imports `file`, itself or by way of others, by how many steps at least. */
function stepsTo(file, importers) {
  const steps = new Map([[file, 0]]);
  for (const [path, step] of steps) {
    for (const importer of importers.get(path) ?? []) if (!steps.has(importer)) steps.set(importer, step + 1);
  }
  return steps;
}
