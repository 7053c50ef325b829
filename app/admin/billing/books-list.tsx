import type { ReactNode } from "react";
import type { BillingList } from "../../../contract/export-billing.ts";
import { CsvButton } from "../../account/area/lists/csv-button.tsx";
import { ListEmpty } from "../../account/area/lists/list-empty.tsx";
import { ListFailed } from "../../account/area/lists/list-failed.tsx";
import { isWhole, type ListShape } from "../../account/area/lists/list-query.ts";
import { type Column, ListTable } from "../../account/area/lists/list-table.tsx";
import { ListTools, type ListWords } from "../../account/area/lists/list-tools.tsx";
import { Pager } from "../../account/area/lists/pager.tsx";
import type { List } from "../../account/area/lists/use-list.ts";
import { sendCommand } from "../../account/send-command.ts";
import { booksContent } from "./books-content.ts";

type Row = { id: string; found: number };

type Props<Shape extends ListShape, Of extends Row> = {
  list: List<Shape, Of[]>;
  shape: Shape;
  name: BillingList;
  words: ListWords<Shape>;
  /** What it is called, where there is none at all, where none is like that, and as a file. */
  said: { label: string; empty: string; found: string; file: string };
  lead: Column<Of>;
  columns: readonly Column<Of>[];
  children?: ReactNode;
};

/** One of the three lists of the books. */
export function BooksList<Shape extends ListShape, Of extends Row>(props: Props<Shape, Of>) {
  const { list, shape, name, words, said, lead, columns } = props;
  const { query, ask, askAll, value, error, loading, again } = list;
  const { state } = query.filters;
  // A page behind the last has no row either.
  const isAll = isWhole(query) && query.page === 1;
  const load = () =>
    sendCommand("export-billing", {
      list: name,
      ...(state !== undefined && { state }),
      ...(query.containing && { containing: query.containing }),
    });
  return (
    <>
      <ListTools query={query} words={words} onAsk={ask}>
        {value && value.length > 0 && <CsvButton name={said.file} load={load} />}
      </ListTools>
      <ListFailed error={error} text={booksContent.failed} again={again} />
      {!value && error === undefined && (
        <p role="status" className="text-lg text-muted">
          {booksContent.loading}
        </p>
      )}
      {value?.length === 0 && (
        <ListEmpty text={isAll ? said.empty : said.found} onAll={isAll ? undefined : askAll} />
      )}
      {value && value.length > 0 && (
        <ListTable
          label={said.label}
          rows={value}
          keyOf={({ id }) => id}
          lead={lead}
          columns={columns}
          busy={loading}
        />
      )}
      <Pager
        page={query.page}
        pageSize={shape.pageSize}
        found={value?.[0]?.found ?? 0}
        onTurn={(page) => ask({ page } as Parameters<typeof ask>[0])}
      />
    </>
  );
}
