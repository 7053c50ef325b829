import { choiceName, formWords } from "../form/form-words.ts";
import { cellText, readCell } from "./cell-text.ts";
import type { Column } from "./columns.ts";
import { tableWords as words } from "./table-words.ts";

type Props = {
  column: Column;
  /** Where it stands, from 0. */
  row: number;
  place: number;
  value: unknown;
  /** What was typed and does not stand in the record as it is. */
  typed: string | undefined;
  onType: (text: string) => void;
  onLeave: () => void;
};

const shape =
  "block h-full w-full min-w-0 border-0 bg-transparent px-2.5 text-sm text-ink outline-none focus:ring-2 focus:ring-accent focus:ring-inset aria-invalid:shadow-[inset_3px_0_0_var(--color-danger)]";

/** One cell: the field that is right for its column, as large as the cell. */
export function TableCell({ column, row, place, value, typed, onType, onLeave }: Props) {
  const text = typed ?? cellText(column, value);
  const reading = typed === undefined ? undefined : readCell(column, typed);
  const fault = reading && "fault" in reading ? reading.fault : undefined;
  const id = `cell-${row}-${place}`;
  const shared = {
    "data-cell": `${row} ${place}`,
    "aria-label": words.cell(column.label, row + 1),
    "aria-invalid": fault ? true : undefined,
    "aria-describedby": fault ? `${id}-fault` : undefined,
    title: fault,
    onBlur: onLeave,
  };
  return (
    <td
      // What a row is known by stays in sight.
      className={`h-11 border-r border-b border-line p-0 hover:bg-raised ${place === 0 ? "bg-paper sm:sticky sm:left-12 sm:z-[5]" : ""}`}
    >
      {/* A choice or a tick that was pasted and is none stands as it was written, to be seen and mended. */}
      {column.kind === "choice" && !fault ? (
        <select
          {...shared}
          className={`${shape} cursor-pointer`}
          value={value === undefined ? "" : String(value)}
          onChange={({ target }) => onType(target.value)}
        >
          {column.isOptional && <option value="">{formWords.none}</option>}
          {column.schema.enum?.map((choice) => (
            <option key={choice} value={String(choice)}>
              {choiceName(column.name, choice)}
            </option>
          ))}
        </select>
      ) : column.kind === "switch" && !fault ? (
        <label className="flex h-full cursor-pointer items-center justify-center focus-within:ring-2 focus-within:ring-accent focus-within:ring-inset">
          <input
            {...shared}
            type="checkbox"
            className="size-5 cursor-pointer accent-accent outline-none"
            checked={value === true}
            onChange={({ target }) => onType(target.checked ? words.yes : column.isOptional ? "" : words.no)}
          />
        </label>
      ) : (
        <input
          {...shared}
          className={`${shape} ${column.kind === "number" ? "text-right tabular-nums" : ""}`}
          inputMode={column.kind === "number" ? "decimal" : undefined}
          autoComplete="off"
          dir={column.kind === "text" ? "auto" : undefined}
          value={text}
          onChange={({ target }) => onType(target.value)}
        />
      )}
      {fault && (
        <span id={`${id}-fault`} className="sr-only">
          {fault}
        </span>
      )}
    </td>
  );
}
