import type { FloorProps } from "./floor.props.ts";

/** The plan as an ornament: it is no longer that of an arena. */
export function neutralFloor({ label: _, seatsTitle: __, ...props }: FloorProps): FloorProps {
  return props;
}
