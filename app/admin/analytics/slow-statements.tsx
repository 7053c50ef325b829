import { type SlowStatement, statementDays } from "../../../contract/studio-figures.ts";
import { CsvButton } from "../../account/area/lists/csv-button.tsx";
import { ListTable } from "../../account/area/lists/list-table.tsx";
import { PartWaiting } from "../../account/area/part-waiting.tsx";
import { useLoaded } from "../../account/area/use-loaded.ts";
import { openBackend } from "../../account/open-backend.ts";
import { sendCommand } from "../../account/send-command.ts";
import { studioContent } from "./studio-content.ts";

const words = studioContent.statements;

async function readStatements(): Promise<SlowStatement[]> {
  const { data } = await openBackend();
  const { data: statements, error } = await data.rpc("slow_statements", { days: statementDays });
  if (error) throw error;
  return statements;
}

/** What the database took longest for. */
export function SlowStatements() {
  const { value, error, again } = useLoaded("", readStatements);
  return (
    <section aria-labelledby="slow">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8">
        <h2 id="slow" className="font-display text-4xl">
          {words.heading}
        </h2>
        {value && value.length > 0 && (
          <CsvButton
            name={words.file}
            of={words.heading}
            load={() => sendCommand("export-studio-figures", { weeks: 1, of: "statements" })}
          />
        )}
      </div>
      <p className="max-w-prose pt-2 pb-6 text-pretty text-muted">{words.text(statementDays)}</p>
      {!value ? (
        <PartWaiting words={studioContent} error={error} again={again} />
      ) : value.length === 0 ? (
        <p className="border-t border-line py-6 text-muted">{words.none}</p>
      ) : (
        <ListTable
          label={words.heading}
          rows={value}
          keyOf={({ shape }) => shape}
          lead={{
            label: words.name,
            show: ({ shape }) => (
              <code title={shape} className="line-clamp-3 font-mono text-sm leading-normal">
                {shape}
              </code>
            ),
          }}
          columns={[
            {
              label: words.columns.count,
              show: ({ count }) => count.toLocaleString("en"),
              isFigure: true,
            },
            ...(["mean_ms", "p95_ms", "longest_ms"] as const).map((one) => ({
              label: words.columns[one],
              show: (statement: SlowStatement) => words.milliseconds(statement[one]),
              isFigure: true,
            })),
          ]}
        />
      )}
    </section>
  );
}
