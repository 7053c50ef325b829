import { Button } from "../../../components/ui/button.tsx";
import { listsContent } from "./lists-content.ts";

const words = listsContent.pages;

type Props = { page: number; pageSize: number; found: number; onTurn: (page: number) => void };

/** How many there are, for whoever does not see that the list is another now, and the way through one of more than one page. */
export function Pager(props: Props) {
  const { page, pageSize, found } = props;
  return (
    <>
      <p role="status" className="sr-only">
        {words.found(found)}
      </p>
      {(found > pageSize || page > 1) && <Pages {...props} />}
    </>
  );
}

function Pages({ page, pageSize, found, onTurn }: Props) {
  const last = Math.max(1, Math.ceil(found / pageSize));
  const turn = (to: number) => {
    onTurn(to);
    window.scrollTo({ top: 0 });
  };
  return (
    <nav aria-label={words.label} className="flex flex-wrap items-center justify-between gap-4 pt-6">
      <Button variant="outline" disabled={page <= 1} onClick={() => turn(page - 1)}>
        {words.earlier}
      </Button>
      <p className="tabular-nums">
        {found > 0 && words.where((page - 1) * pageSize + 1, Math.min(page * pageSize, found), found)}
      </p>
      <Button variant="outline" disabled={page >= last} onClick={() => turn(page + 1)}>
        {words.later}
      </Button>
    </nav>
  );
}
