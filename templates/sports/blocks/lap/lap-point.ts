const straight = 84.39;
const lap = 400;
const bend = lap / 2 - straight;

/**
 * The point that lies `metres` after the finish line of a 400 m track and `radius` from its curbs' centers, in meters
 * from the middle of the field; counterclockwise, the home straight below.
 */
export function lapPoint(metres: number, radius: number): { x: number; y: number } {
  const run = metres % lap;
  const half = run % (lap / 2);
  // The second half of the lap is the first one turned round.
  const turn = run < lap / 2 ? 1 : -1;
  if (half < bend) {
    const angle = (half / bend) * Math.PI;
    return point(straight / 2 + radius * Math.sin(angle), radius * Math.cos(angle), turn);
  }
  return point(straight / 2 - (half - bend), -radius, turn);
}

/** The outline of the lap at `radius`, from the finish line on. */
export function lapPath(radius: number): string {
  const x = straight / 2;
  return `M${x} ${radius}A${radius} ${radius} 0 0 0 ${x} ${-radius}H${-x}A${radius} ${radius} 0 0 0 ${-x} ${radius}Z`;
}

function point(x: number, y: number, turn: number) {
  return { x: Math.round(x * turn * 10) / 10, y: Math.round(y * turn * 10) / 10 };
}
