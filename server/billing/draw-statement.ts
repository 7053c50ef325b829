import { tellDay, tellShortDay } from "../../contract/day.ts";
import { tellCents } from "../../contract/money.ts";
import { identity } from "../identity.ts";
import { openPaper } from "./open-paper.ts";
import { partyLines } from "./paper-party.ts";
import type { Column, Pen } from "./paper-pen.ts";
import { paperWords } from "./paper-words.ts";
import type { StatementPaper, StatementPart } from "./statement-paper.ts";

const words = paperWords.statement;

const columns: readonly Column[] = [
  { from: 0, width: 0.17, align: "left" },
  { from: 0.19, width: 0.42, align: "left" },
  { from: 0.62, width: 0.18, align: "right" },
  { from: 0.81, width: 0.19, align: "right" },
];

/** The PDF of a year: tagged, PDF/A-3b, in the manner of invoices. Each currency has a table of its own. */
export async function drawStatement(paper: StatementPaper): Promise<Uint8Array> {
  const { year, drawnOn, until, seller, buyer, email, parts } = paper;
  const title = words.title(year);
  const firstDay = `${year}-01-01`;
  const { pen, finish } = openPaper({
    title,
    subject: words.subject,
    country: buyer?.country ?? seller.country,
    day: drawnOn,
  });
  pen.write("P", identity.name, { face: "display", size: 15, tone: "accent" });
  pen.down(44);
  pen.write("H1", title, { face: "display", size: 30 });
  pen.down(26);
  pen.rule();
  pen.beside([
    [paperWords.to, ...(buyer ? partyLines(buyer) : []), email],
    [paperWords.from, ...partyLines(seller), seller.email],
    [words.time, `${tellShortDay(firstDay)} – ${tellShortDay(until)}`, words.made, tellDay(drawnOn)],
  ]);
  pen.down(30);
  for (const part of parts) drawPart(pen, part, { firstDay, until, isNamed: parts.length > 1 });
  pen.down(24);
  pen.write("P", words.note, { size: 9, tone: "quiet" });
  return finish();
}

function drawPart(
  pen: Pen,
  { currency, opening, rows, closing }: StatementPart,
  { firstDay, until, isNamed }: { firstDay: string; until: string; isNamed: boolean },
): void {
  const told = (amount: number) => tellCents(amount, currency);
  // A heading never stands without its table.
  pen.room(140);
  if (isNamed) {
    pen.write("H2", words.inCurrency(currency), { face: "display", size: 16 });
    pen.down(8);
  }
  const booked = rows.map(({ day, kind, number, amount, balance }) => [
    tellShortDay(day),
    words.kinds[kind](number),
    told(amount),
    told(balance),
  ]);
  if (opening !== 0) booked.unshift([tellShortDay(firstDay), words.opening, "", told(opening)]);
  if (booked.length === 0) pen.write("P", words.nothing);
  else pen.table([words.day, words.what, words.amount, words.owed], booked, columns);
  const day = tellDay(until);
  if (closing < 0) pen.sum(words.inFavour(day), told(-closing), { isLast: true });
  else pen.sum(words.closing(day), told(closing), { isLast: true });
  pen.down(24);
}
