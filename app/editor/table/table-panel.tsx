import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import type { Patch } from "../../../contract/patch.ts";
import { subdomainOf } from "../../../contract/subdomain-of.ts";
import type { SiteDocument } from "../../../engine/document/site-document.ts";
import type { SiteRecord } from "../../../engine/render/resolve.ts";
import type { History } from "../draft/history.ts";
import { below } from "../draft/section-change.ts";
import type { DesignForms } from "../form/design-forms.ts";
import { type FormSchema, itemLikeLast } from "../form/form-schema.ts";
import { fieldName } from "../form/form-words.ts";
import { titleOf } from "../form/list-field.tsx";
import { keptText } from "../form/told-text.ts";
import { cellSteps } from "./cell-steps.ts";
import { type CellValue, readCell } from "./cell-text.ts";
import { type Column, columnsOf } from "./columns.ts";
import { readClipboard, writeCsv } from "./csv.ts";
import { ImportPreview } from "./import-preview.tsx";
import type { Cell } from "./move-in-table.ts";
import { pasteCells } from "./paste-cells.ts";
import { type ImportPlan, planImport } from "./plan-import.ts";
import { type ReadFile, readFile } from "./read-file.ts";
import { RecordTable } from "./record-table.tsx";
import { saveCsv } from "./save-csv.ts";
import { cellKey } from "./table-row.tsx";
import { tableWords as words } from "./table-words.ts";

type Props = {
  site: SiteDocument;
  forms: DesignForms;
  /** The collection. */
  name: string;
  history: History;
  change: (steps: Patch, label: string, place?: string) => void;
  tell: (text: string) => void;
  /** Shows all fields of a record. */
  onOpen: (id: string) => void;
  onClose: () => void;
};

/** A cell whose text is not kept, and why. */
type Wrong = { row: number; place: number; column: Column; fault: string };

const none: readonly SiteRecord[] = [];

const tool =
  "inline-flex min-h-11 shrink-0 cursor-pointer items-center text-sm whitespace-nowrap underline decoration-1 underline-offset-4 hover:text-accent";

/** The records of a collection as a table, which spreadsheets fill and take along. */
export default function TablePanel({ site, forms, name, history, change, tell, onOpen, onClose }: Props) {
  const records = site.collections?.[name] ?? none;
  const schema = (forms.collections[name] ?? {}) as FormSchema;
  const columns = useMemo(() => columnsOf(schema), [schema]);
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map());
  const [active, setActive] = useState<Cell>();
  const [wanted, setWanted] = useState<Cell | undefined>({ row: 0, column: 0 });
  const [upload, setUpload] = useState<{ file: string; read: ReadFile }>();
  const picker = useRef<HTMLInputElement>(null);
  const uploadButton = useRef<HTMLButtonElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const label = fieldName(name);
  // What it would do to the records as they are now, whoever changes them meanwhile.
  const plan = useMemo((): ImportPlan | string | undefined => {
    if (!upload) return undefined;
    const { read } = upload;
    return "problem" in read
      ? words.import.problems[read.problem]
      : planImport(read.text, { schema, columns, records });
  }, [upload, schema, columns, records]);

  const { undone } = useSyncExternalStore(history.subscribe, history.getSnapshot, history.getSnapshot);
  // What was typed goes with what was undone, or a cell would go on saying it.
  useEffect(() => {
    if (undone.length > 0) setTyped(new Map());
  }, [undone]);

  const { facts } = site;
  const { language } = site.seo;
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows are drawn anew when what they tell changes, and not with each letter
  const telling = useMemo(() => site, [facts, language]);

  const at = (steps: Patch | []) => below(["collections", name], steps as Patch);
  const keep = (id: string, field: string, text: string | undefined) =>
    setTyped((before) => {
      const next = new Map(before);
      if (text === undefined) next.delete(cellKey(id, field));
      else next.set(cellKey(id, field), text);
      return next;
    });

  function type(index: number, column: Column, text: string): void {
    const record = records[index];
    if (!record) return;
    const read = readCell(column, text);
    // What is typed stays as it is typed until the cell is left.
    keep(record.id, column.name, column.kind === "text" || column.kind === "number" ? text : undefined);
    const before = (record as unknown as Record<string, unknown>)[column.name];
    const value =
      "value" in read && column.kind === "text" && typeof read.value === "string"
        ? keptText(typeof before === "string" ? before : "", read.value, site)
        : "value" in read && read.value;
    const steps = "value" in read ? cellSteps(record, index, { [column.name]: value as CellValue }) : [];
    if (steps.length > 0) change(at(steps as Patch), words.acts.cell, `${name} ${record.id} ${column.name}`);
  }

  function leave(id: string, field: string): void {
    const text = typed.get(cellKey(id, field));
    const column = columns.find((one) => one.name === field);
    if (text !== undefined && column && "value" in readCell(column, text)) keep(id, field, undefined);
  }

  function paste(cell: Cell, text: string, isInText: boolean): boolean {
    // One text into a field of text is the browser's own.
    if (isInText && !/[\t\r\n]/.test(text)) return false;
    const pasted = pasteCells(readClipboard(text), cell, { schema, columns, records });
    if (pasted.steps.length > 0) change(at(pasted.steps), words.acts.paste);
    const wrong = new Map(pasted.wrong.map((one) => [cellKey(one.id, one.name), one.text]));
    setTyped((before) => new Map([...before, ...wrong]));
    tell(words.told.pasted(pasted.cells, pasted.added, pasted.wrong.length));
    setWanted({ ...cell });
    return true;
  }

  function add(): void {
    change(
      at([{ op: "add", path: [records.length], value: itemLikeLast(records) as never }]),
      words.acts.add,
    );
    tell(words.told.added(records.length + 1));
    setWanted({ row: records.length, column: 0 });
  }

  function remove(index: number): void {
    if (records.length === 1) {
      tell(words.told.last);
      return;
    }
    const title = titleOf(records[index], index, site);
    change(at([{ op: "remove", path: [index] }]), words.acts.remove);
    tell(words.told.removed(title));
    setWanted({ row: Math.min(index, records.length - 2), column: 0 });
  }

  function download(): void {
    saveCsv(writeCsv(columns, records), `${subdomainOf(`${site.facts.name} ${label}`)}.csv`);
    tell(words.told.downloaded(records.length));
  }

  async function look(file: File | undefined): Promise<void> {
    if (!file) return;
    setUpload({ file: file.name, read: await readFile(file) });
  }

  function leaveAsItIs(): void {
    setWanted(undefined);
    setUpload(undefined);
    requestAnimationFrame(() => uploadButton.current?.focus());
  }

  function accept({ steps, added, changed }: ImportPlan): void {
    change(at(steps), words.acts.import);
    tell(words.told.imported(added, changed));
    setUpload(undefined);
    setWanted({ row: added > 0 ? records.length : 0, column: 0 });
  }

  const wrong = wrongCells(records, columns, typed);
  const here = wrong.find((one) => one.row === active?.row && one.place === active.column);
  const next =
    wrong.find((one) => one !== here && isBehind(one, active)) ?? wrong.find((one) => one !== here);

  return (
    <section aria-labelledby="table-title" className="flex h-full flex-col">
      <div className="flex shrink-0 flex-wrap items-center gap-x-4 px-5 pt-2 lg:gap-x-6 lg:px-6">
        <h2 id="table-title" className="font-display text-2xl leading-tight wrap-anywhere max-sm:grow">
          {words.title(label, records.length)}
        </h2>
        <button type="button" className={`${tool} max-sm:order-1`} onClick={add}>
          {words.add}
        </button>
        <button
          ref={uploadButton}
          type="button"
          className={`${tool} max-sm:order-1`}
          onClick={() => picker.current?.click()}
        >
          {words.upload}
        </button>
        <input
          ref={picker}
          type="file"
          hidden
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
          onChange={({ target }) => {
            void look(target.files?.[0]);
            // The same file once more is another choice.
            target.value = "";
          }}
        />
        <button type="button" className={`${tool} max-sm:order-1`} onClick={download}>
          {words.download}
        </button>
        <button ref={closeButton} type="button" className={`${tool} ml-auto`} onClick={onClose}>
          {words.close}
        </button>
      </div>
      {upload && plan !== undefined ? (
        <ImportPreview
          file={upload.file}
          plan={plan}
          onAccept={() => typeof plan !== "string" && accept(plan)}
          onCancel={leaveAsItIs}
        />
      ) : (
        <>
          <p className="flex min-h-11 shrink-0 flex-wrap items-center gap-x-3 px-5 text-sm text-muted lg:px-6">
            {here ? (
              <span className="relative pl-4 text-ink">
                <span aria-hidden className="absolute inset-y-0 left-0 w-1.5 bg-danger" />
                {words.at(here.column.label, here.row + 1, here.fault)}
              </span>
            ) : (
              wrong.length === 0 && words.how
            )}
            {next && (
              <>
                {words.toMend(wrong.length)}
                <button
                  type="button"
                  className={`${tool} text-ink`}
                  onClick={() => setWanted({ row: next.row, column: next.place })}
                >
                  {here ? words.showNext : words.showIt}
                </button>
              </>
            )}
          </p>
          <RecordTable
            label={label}
            columns={columns}
            site={telling}
            records={records}
            typed={typed}
            onType={type}
            onLeave={leave}
            onPaste={paste}
            onOpen={onOpen}
            onRemove={remove}
            onEscape={({ row, column }) => {
              const id = records[row]?.id ?? "";
              const field = columns[column]?.name ?? "";
              if (typed.has(cellKey(id, field)) && here) keep(id, field, undefined);
              else closeButton.current?.focus();
            }}
            onActive={setActive}
            wanted={wanted}
          />
        </>
      )}
    </section>
  );
}

function wrongCells(
  records: readonly SiteRecord[],
  columns: readonly Column[],
  typed: ReadonlyMap<string, string>,
): readonly Wrong[] {
  return records.flatMap(({ id }, row) =>
    columns.flatMap((column, place): Wrong[] => {
      const text = typed.get(cellKey(id, column.name));
      const read = text === undefined ? undefined : readCell(column, text);
      return read && "fault" in read ? [{ row, place, column, fault: read.fault }] : [];
    }),
  );
}

function isBehind({ row, place }: Wrong, at: Cell | undefined): boolean {
  return !at || row > at.row || (row === at.row && place > at.column);
}
