import type { BoardProps } from "./board.props.ts";

/** The board before anybody ran. */
export function neutralBoard({
  session: _,
  event: __,
  results: ___,
  labels: ____,
  ...props
}: BoardProps): BoardProps {
  return props;
}
