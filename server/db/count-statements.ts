import { statementShape } from "./statement-shape.ts";

/** Milliseconds; what took longer than the last stands behind it. The table of the sums has the same (`slow_queries.sql`). */
export const steps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000] as const;

export type CountedStatement = {
  shape: string;
  count: number;
  total: number;
  longest: number;
  /** How many took at most as long as each step, and longer than the one before it. */
  within: number[];
};

export type StatementCounter = {
  /** A statement that took so many milliseconds, answered or refused. */
  note: (text: string, took: number) => void;
  /** What was counted since this was asked last. */
  take: () => CountedStatement[];
};

/** Shapes and texts that are told apart: there are fewer, and whoever makes up others does not fill the memory. */
const mostShapes = 400;
const mostTexts = 2_000;
const others = "(other statements)";

/** Counts in memory how long statements take, by their shape. */
export function countStatements(): StatementCounter {
  let byShape = new Map<string, CountedStatement>();
  /** So that a text is read once: the same ones come over and over. */
  const shapes = new Map<string, string>();

  function shapeOf(text: string): string {
    const known = shapes.get(text);
    if (known !== undefined) return known;
    if (shapes.size >= mostTexts) shapes.clear();
    const shape = statementShape(text);
    shapes.set(text, shape);
    return shape;
  }

  function countOf(shape: string): CountedStatement {
    const known = byShape.get(shape);
    if (known) return known;
    if (byShape.size >= mostShapes && shape !== others) return countOf(others);
    const begun = { shape, count: 0, total: 0, longest: 0, within: new Array(steps.length + 1).fill(0) };
    byShape.set(shape, begun);
    return begun;
  }

  return {
    note: (text, took) => {
      const counted = countOf(shapeOf(text));
      counted.count += 1;
      counted.total += took;
      if (took > counted.longest) counted.longest = took;
      let step = 0;
      while (step < steps.length && took > (steps[step] ?? 0)) step += 1;
      counted.within[step] = (counted.within[step] ?? 0) + 1;
    },
    take: () => {
      const taken = [...byShape.values()];
      byShape = new Map();
      return taken;
    },
  };
}
