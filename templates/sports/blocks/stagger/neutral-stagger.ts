import type { StaggerProps } from "./stagger.props.ts";

/** Starts that are ahead of each other by no distance in particular. */
export function neutralStagger({ unit: _, lanes, ...props }: StaggerProps): StaggerProps {
  return { ...props, ...(lanes && { lanes: lanes.map(({ ahead: _, ...lane }) => lane) }) };
}
