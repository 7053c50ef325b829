export type Row = {
  what: string;
  budget: string;
  value: string;
  holds: boolean;
};

export function kib(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KiB`;
}

/** The rows as a Markdown table, widest cell first, ready for the console and for docs/performance.md. */
export function formatTable(rows: Row[]): string {
  const cells = [
    ["what", "budget", "measured", "verdict"],
    ...rows.map((row) => [row.what, row.budget, row.value, row.holds ? "holds" : "MISSED"]),
  ];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...cells.map((row) => (row[column] ?? "").length)));
  const lines = cells.map(
    (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`,
  );
  lines.splice(1, 0, `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`);
  return lines.join("\n");
}
