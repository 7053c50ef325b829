import type { z } from "zod";
import type { exportVisits } from "../../../../contract/export-visits.ts";
import { sendCommand } from "../../../account/send-command.ts";

type Piece = z.infer<(typeof exportVisits)["answer"]>;

/** All visits of `site` in a range of days as one table (CSV), which comes in pieces. Throws `CommandRefused`. */
export async function takeVisits(
  site: string,
  { from, to }: { from: string; to: string },
): Promise<{ csv: string; count: number }> {
  const pieces: Piece[] = [];
  let last: string | null = to;
  while (last !== null) {
    const isFurther = pieces.length > 0;
    const piece: Piece = await sendCommand("export-visits", { site, first: from, last, isFurther });
    pieces.push(piece);
    last = piece.next;
  }
  return {
    csv: pieces.map(({ csv }) => csv).join(""),
    count: pieces.reduce((sum, { count }) => sum + count, 0),
  };
}
