import { inFaces, type PaperFace, paperFaces } from "./paper-faces.ts";

const tones = { ink: "#06251f", quiet: "#3f5a53", accent: "#b8005a", hairline: "#c4d1c9" } as const;

/** What the types of pdfkit do not know yet. */
const ofColumn: object = { scope: "Column" };

type Style = { face?: PaperFace; size?: number; tone?: keyof typeof tones };

type Place = { x: number; width: number };

/** A column of a table: where it begins and how wide it is, in parts of the page. */
export type Column = { from: number; width: number; align: "left" | "right" };

const ofInvoices: readonly Column[] = [
  { from: 0, width: 0.5, align: "left" },
  { from: 0.52, width: 0.1, align: "right" },
  { from: 0.64, width: 0.17, align: "right" },
  { from: 0.82, width: 0.18, align: "right" },
];

/** Writes on the pages of a document from top to bottom, and tags what it writes for those who listen to it. */
export type Pen = {
  write: (tag: "P" | "H1" | "H2", text: string, style?: Style) => void;
  down: (points: number) => void;
  /** Goes on on the next page where so much is not left on this one. */
  room: (points: number) => void;
  rule: () => void;
  /** Columns beside each other: of each the first line is its label, of an even number of lines in the last, every other. */
  beside: (columns: readonly string[][]) => void;
  /** Its columns are those of an invoice unless told otherwise. */
  table: (heads: readonly string[], rows: readonly string[][], columns?: readonly Column[]) => void;
  sum: (label: string, amount: string, options?: { isLast?: boolean }) => void;
  /** Closes what is tagged, and writes a line below each page, which is no part of it. */
  end: (footer: (page: number, pages: number) => string) => void;
};

export function createPen(document: PDFKit.PDFDocument): Pen {
  const { left, right, bottom } = document.page.margins;
  const width = document.page.width - left - right;
  const floor = document.page.height - bottom;
  const root = document.struct("Document");
  document.addStructure(root);
  let y = document.page.margins.top;

  function use({ face = "sans", size = 10, tone = "ink" }: Style): void {
    document.font(paperFaces[face], size).fillColor(tones[tone]);
  }

  function heightOf(text: string, style: Style, within: number): number {
    use(style);
    return document.heightOfString(text, { width: within, lineGap: 2 });
  }

  function put(
    text: string,
    style: Style,
    { x, width: within }: Place,
    align: "left" | "right" = "left",
  ): void {
    const pieces = style.face === undefined ? inFaces(text) : [{ face: style.face, text }];
    const options = { width: within, lineGap: 2, align };
    for (const [at, piece] of pieces.entries()) {
      use({ ...style, face: piece.face });
      const continued = at < pieces.length - 1;
      if (at === 0) document.text(piece.text, x, y, { ...options, continued });
      else document.text(piece.text, { ...options, continued });
    }
  }

  /** Goes to the next page where `points` do not fit on this one. */
  function keep(points: number): boolean {
    if (y + points <= floor) return false;
    document.addPage();
    y = document.page.margins.top;
    return true;
  }

  function artifact(draw: () => void): void {
    document.markContent("Artifact", { type: "Layout" });
    draw();
    document.endMarkedContent();
  }

  function rule(): void {
    artifact(() => {
      document
        .moveTo(left, y)
        .lineTo(left + width, y)
        .lineWidth(0.5)
        .strokeColor(tones.hairline)
        .stroke();
    });
    y += 12;
  }

  function row(
    parent: PDFKit.PDFStructureElement,
    cells: readonly string[],
    columns: readonly Column[],
    isHead: boolean,
  ): void {
    const style: Style = isHead ? { size: 8.5, tone: "quiet" } : { size: 10 };
    const placed = cells.map((cell, at) => {
      const { from = 0, width: part = 1, align = "left" } = columns[at] ?? {};
      return { cell, align, place: { x: left + width * from, width: width * part } };
    });
    const height = Math.max(...placed.map(({ cell, place }) => heightOf(cell, style, place.width)));
    if (keep(height + 24) && !isHead) rule();
    const line = document.struct("TR");
    parent.add(line);
    for (const { cell, align, place } of placed) {
      const tag = isHead ? document.struct("TH", ofColumn) : document.struct("TD");
      line.add(tag);
      tag.add(() => put(cell, style, place, align));
      tag.end();
    }
    line.end();
    y += height + 8;
    rule();
  }

  return {
    write: (tag, text, style = {}) => {
      const height = heightOf(text, style, width);
      keep(height);
      root.add(document.struct(tag, {}, () => put(text, style, { x: left, width })));
      y += height + 2;
    },
    down: (points) => {
      y += points;
    },
    room: keep,
    rule,
    beside: (parts) => {
      const gap = 20;
      const each = (width - gap * (parts.length - 1)) / parts.length;
      const top = y;
      let lowest = y;
      for (const [at, lines] of parts.entries()) {
        y = top;
        const isPairs = at === parts.length - 1;
        for (const [index, text] of lines.entries()) {
          const isLabel = isPairs ? index % 2 === 0 : index === 0;
          const style: Style = isLabel ? { size: 8.5, tone: "quiet" } : { size: 10 };
          const height = heightOf(text, style, each);
          root.add(
            document.struct("P", {}, () => put(text, style, { x: left + at * (each + gap), width: each })),
          );
          y += height + (isLabel ? 2 : isPairs ? 8 : 1);
        }
        lowest = Math.max(lowest, y);
      }
      y = lowest;
    },
    table: (heads, rows, columns = ofInvoices) => {
      const table = document.struct("Table");
      root.add(table);
      row(table, heads, columns, true);
      for (const cells of rows) row(table, cells, columns, false);
      table.end();
    },
    sum: (label, amount, { isLast = false } = {}) => {
      keep(30);
      const style: Style = isLast ? { face: "bold", size: 13 } : { size: 10 };
      const half = left + width * 0.4;
      if (isLast) y += 4;
      root.add(
        document.struct("P", {}, () => {
          put(
            label,
            isLast ? { ...style, size: 10 } : { ...style, tone: "quiet" },
            { x: half, width: width * 0.36 },
            "right",
          );
          put(amount, style, { x: left + width * 0.78, width: width * 0.22 }, "right");
        }),
      );
      y += isLast ? 20 : 16;
    },
    end: (footer) => {
      root.end();
      const { start, count } = document.bufferedPageRange();
      for (let page = start; page < start + count; page += 1) {
        document.switchToPage(page);
        y = document.page.height - bottom + 28;
        // Else a line that stands below the last one would begin a page of its own.
        document.page.margins.bottom = 0;
        artifact(() => put(footer(page + 1, count), { size: 8, tone: "quiet" }, { x: left, width }));
        document.page.margins.bottom = bottom;
      }
    },
  };
}
