export type Cell = { row: number; column: number };

type Table = { rows: number; columns: number; page: number };

/**
 * Where a key leads from a cell, as in a spreadsheet; undefined where it is the cell's own, as an arrow is within a text.
 */
export function moveInTable(
  event: KeyboardEvent,
  from: Cell,
  { rows, columns, page }: Table,
): Cell | undefined {
  const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
  const to = (row: number, column = from.column): Cell => ({
    row: Math.max(0, Math.min(rows - 1, row)),
    column: Math.max(0, Math.min(columns - 1, column)),
  });
  if (altKey) return undefined;
  if (ctrlKey || metaKey) {
    if (key === "Home") return to(0, 0);
    return key === "End" ? to(rows - 1, columns - 1) : undefined;
  }
  switch (key) {
    case "Enter":
      return to(from.row + (shiftKey ? -1 : 1));
    case "ArrowDown":
      return shiftKey ? undefined : to(from.row + 1);
    case "ArrowUp":
      return shiftKey ? undefined : to(from.row - 1);
    case "PageDown":
      return to(from.row + page);
    case "PageUp":
      return to(from.row - page);
    case "ArrowLeft":
      return !shiftKey && isAtEnd(event.target, "start") ? to(from.row, from.column - 1) : undefined;
    case "ArrowRight":
      return !shiftKey && isAtEnd(event.target, "end") ? to(from.row, from.column + 1) : undefined;
    default:
      return undefined;
  }
}

/** Whether the caret has nowhere to go on that side, or all is marked as on arriving in a cell. */
function isAtEnd(target: EventTarget | null, side: "start" | "end"): boolean {
  if (!(target instanceof HTMLInputElement) || target.type === "checkbox") return true;
  const { selectionStart, selectionEnd, value } = target;
  if (selectionStart === 0 && selectionEnd === value.length) return true;
  if (selectionStart !== selectionEnd) return false;
  return side === "start" ? selectionStart === 0 : selectionEnd === value.length;
}
