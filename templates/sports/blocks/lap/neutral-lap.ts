import type { LapProps } from "./lap.props.ts";

/** The round of those who have no track: a band, along which one follows the other. */
export function neutralLap({ sessions, ...props }: LapProps): LapProps {
  return {
    ...props,
    drawing: "band",
    sessions: sessions.map(({ from: _, to: __, ...session }) => session),
  };
}
