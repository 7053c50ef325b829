import { useState } from "react";
import { Link } from "react-router";
import { CsvButton } from "../../account/area/lists/csv-button.tsx";
import { ListEmpty } from "../../account/area/lists/list-empty.tsx";
import { ListFailed } from "../../account/area/lists/list-failed.tsx";
import { isWhole } from "../../account/area/lists/list-query.ts";
import { ListTools } from "../../account/area/lists/list-tools.tsx";
import { ListWaiting } from "../../account/area/lists/list-waiting.tsx";
import { Pager } from "../../account/area/lists/pager.tsx";
import { useList } from "../../account/area/lists/use-list.ts";
import { UndoNotice } from "../../account/area/undo-notice.tsx";
import { sendCommand } from "../../account/send-command.ts";
import { useAction } from "../../account/use-action.ts";
import { Button } from "../../components/ui/button.tsx";
import { buttonClass } from "../../components/ui/button-class.ts";
import { inputClass } from "../../components/ui/text-field.tsx";
import { readTemplates, type StudioTemplateList } from "./read-templates.ts";
import { TemplateRow } from "./template-row.tsx";
import { templatesContent as words } from "./templates-content.ts";
import { movedBefore, templatesAsked, templatesShape } from "./templates-query.ts";
import { listWords, tradesOfAll } from "./templates-words.ts";

/** All templates as they hang, each with what was measured of it and what was made of it. */
export function TemplatesList() {
  const { query, ask, askAll, value, error, again } = useList(templatesShape, async (asked) => {
    const all = await readTemplates();
    return { all, found: templatesAsked(all.templates, asked) };
  });
  const [moved, setMoved] = useState<{ text: string; back: readonly string[]; now: readonly string[] }>();
  const { run } = useAction();
  if (!value) return <ListWaiting heading={words.heading} words={words} error={error} again={again} />;
  const { all, found } = value;
  const slugs = all.templates.map(({ slug }) => slug);
  const mayMove = query.sort === "order" && isWhole(query);
  const shown = all.templates.filter(({ state }) => state === "shown").length;
  const page = found.slice((query.page - 1) * templatesShape.pageSize, query.page * templatesShape.pageSize);

  const hang = (order: readonly string[], seen: readonly string[], text?: string) =>
    run(async () => {
      try {
        await sendCommand("order-templates", {
          request: crypto.randomUUID(),
          order: [...order],
          seen: [...seen],
        });
        setMoved(text === undefined ? undefined : { text, back: seen, now: order });
      } finally {
        again();
      }
    });
  const move = (slug: string, before: string | undefined) => {
    const order = movedBefore(slugs, slug, before);
    const brand = all.templates.find((one) => one.slug === slug)?.brand ?? slug;
    void hang(order, all.placed, words.order.moved(brand, order.indexOf(slug) + 1));
  };

  return (
    <>
      <div className="grid gap-x-12 gap-y-5 py-10 sm:py-12 lg:grid-cols-[minmax(0,8fr)_minmax(16rem,4fr)] lg:items-end">
        <h1 className="max-w-4xl font-display text-[clamp(2.75rem,6.4vw,6.5rem)] leading-[0.92] text-balance">
          {words.headline(shown, all.templates.length)}
        </h1>
        <div className="grid max-w-md gap-2">
          <p className="text-pretty text-muted">{words.lead}</p>
          <p>
            <Link to="/admin/templates/make" className={buttonClass("text")}>
              {words.make}
            </Link>
          </p>
        </div>
      </div>
      <ListTools query={query} words={listWords(all.templates)} onAsk={ask}>
        <select
          aria-label={words.trade.label}
          value={query.filters.trade ?? ""}
          onChange={({ target }) => ask({ filters: { ...query.filters, trade: target.value || undefined } })}
          className={`${inputClass} sm:w-48`}
        >
          <option value="">{words.trade.all}</option>
          {tradesOfAll(all.templates).map(({ trade, name }) => (
            <option key={trade} value={trade}>
              {name}
            </option>
          ))}
        </select>
        <CsvButton
          name={words.csvName}
          load={() => sendCommand("export-templates", { templates: found.map(({ slug }) => slug) })}
        />
      </ListTools>
      <ListFailed error={error} text={words.failed} again={again} />
      {found.length === 0 ? (
        <ListEmpty text={words.empty} onAll={askAll} />
      ) : (
        <ul aria-label={words.list} className="border-b border-line">
          {page.map((template) => {
            const place = slugs.indexOf(template.slug);
            return (
              <TemplateRow
                key={template.slug}
                template={template}
                place={place + 1}
                others={mayMove ? all.templates : undefined}
                onUp={place > 0 ? () => move(template.slug, slugs[place - 1]) : undefined}
                onDown={place < slugs.length - 1 ? () => move(template.slug, slugs[place + 2]) : undefined}
                onBefore={(before) => move(template.slug, before)}
              />
            );
          })}
        </ul>
      )}
      <Pager
        page={query.page}
        pageSize={templatesShape.pageSize}
        found={found.length}
        onTurn={(next) => ask({ page: next })}
      />
      <Foot all={all} mayMove={mayMove} onUsual={() => void hang([], all.placed, words.order.madeUsual)} />
      <UndoNotice
        done={moved?.text}
        undo={words.order.undo}
        onUndo={() => moved && void hang(moved.back, moved.now)}
      />
    </>
  );
}

function Foot({ all, mayMove, onUsual }: { all: StudioTemplateList; mayMove: boolean; onUsual: () => void }) {
  if (!mayMove) return <p className="pt-4 text-sm text-muted">{words.order.onlyWhole}</p>;
  if (all.placed.length === 0) return null;
  return (
    <Button variant="text" className="mt-4" onClick={onUsual}>
      {words.order.usual}
    </Button>
  );
}
