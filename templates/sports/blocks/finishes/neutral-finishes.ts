import type { FinishesProps } from "./finishes.props.ts";

/** Stories of those whom nobody times: what was better stands on the strip, without hairlines. */
export function neutralFinishes({ stories, labels: _, ...props }: FinishesProps): FinishesProps {
  return {
    ...props,
    ...(stories && {
      stories: stories.map(({ hundredths: _, before: __, after: ___, ...story }) => story),
    }),
  };
}
