import type { PracticesProps } from "./practices.props.ts";

/** Circles that measure no time. */
export function neutralPractices({ unit: _, practices, ...props }: PracticesProps): PracticesProps {
  return { ...props, practices: practices.map(({ minutes: _, ...practice }) => practice) };
}
