import { Button } from "../../../components/ui/button.tsx";
import { showSuccess, useAction } from "../../use-action.ts";
import { listsContent } from "./lists-content.ts";
import { saveTable } from "./save-table.ts";

const words = listsContent.csv;

type Props = {
  /** What the file is called. */
  name: string;
  /** Which list it is of, where a page has several. */
  of?: string;
  /** Has the server write the table. */
  load: () => Promise<{ csv: string; count: number }>;
};

/** Saves all of a list as a table. */
export function CsvButton({ name, of, load }: Props) {
  const { busy, run } = useAction();
  const save = () =>
    run(async () => {
      const { csv, count } = await load();
      saveTable(csv, name);
      showSuccess(words.done(count));
    });
  return (
    <Button
      variant="text"
      busyLabel={busy && words.busy}
      onClick={() => void save()}
      {...(of !== undefined && { "aria-label": words.saveOf(of) })}
    >
      {words.save}
    </Button>
  );
}
