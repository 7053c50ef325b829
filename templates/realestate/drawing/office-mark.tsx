import { town } from "../content/town.ts";

/** A pencil's ring around the office. Decoration: the address stands beside the map. */
export function OfficeMark() {
  const [x, y] = town.office;
  return (
    <path
      className="town-ring"
      d={`M${x - 30} ${y + 8}C${x - 38} ${y - 26} ${x + 14} ${y - 42} ${x + 32} ${y - 14}S${x + 14} ${y + 36} ${x - 14} ${y + 30} ${x - 40} ${y + 2} ${x - 26} ${y - 16}`}
    />
  );
}
