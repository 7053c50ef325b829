import type { ReactNode } from "react";
import type { Patch } from "../../../contract/patch.ts";
import type { Finding } from "../../../engine/checks/finding.ts";
import { sectionTypeName } from "../../../engine/document/section-words.ts";
import type { SiteDocument } from "../../../engine/document/site-document.ts";
import { framePart } from "../draft/holder.ts";
import type { Part } from "../parts/part.ts";
import { partName } from "../parts/part-name.ts";
import { checksWords as words } from "./checks-words.ts";
import type { Overflow } from "./find-overflow.ts";
import { mendColours } from "./mend-colours.ts";
import { acceptSample, hideSamples } from "./sample-steps.ts";
import type { SampleSection } from "./samples-in-draft.ts";
import { type Checks, countOf } from "./use-checks.ts";
import { useNextFocus } from "./use-next-focus.ts";

type Props = {
  site: SiteDocument;
  found: Checks | undefined;
  change: (steps: Patch, label: string) => void;
  /** Shows a section of a page, or the page where there is none. */
  goTo: (page: string, section?: string) => void;
  /** Shows a section of a page, and has the first of these texts of it written. */
  lead: (page: string, section: string, places: readonly string[]) => void;
  /** Shows the page at a width. */
  setWidth: (width: number) => void;
  /** Opens the form of a part. */
  open: (part: Part) => void;
  tell: (words: string) => void;
};

/** What stands between the draft and a site that its owner can be proud of: each with its place, and where one press mends it, that. */
export function ChecksPanel({ site, found, change, goTo, lead, setWidth, open, tell }: Props) {
  const panel = useNextFocus();
  if (!found) return <p role="status">{words.looking}</p>;
  const { findings, missing, samples, overflow } = found;
  const blocking = findings.filter(({ severity }) => severity === "blocking");
  const advice = findings.filter(({ severity }) => severity === "advice");
  if (countOf(found) === 0)
    return (
      <div ref={panel} tabIndex={-1} className="outline-none">
        <p role="status">{overflow ? words.nothing : words.measuring}</p>
      </div>
    );

  const hideable = samples.filter(({ isHideable }) => isHideable);

  const hide = (sections: readonly SampleSection[]) => {
    change(hideSamples(site, sections), words.acts.hide);
    tell(words.told.hidden(sections.length));
  };
  const finding = (one: Finding) => (
    <Item key={one.id} message={one.message} mend={one.mend}>
      {one.rule === "contrast" ? (
        <Act
          label={words.mendColours}
          of={one.message}
          onAct={() => {
            const steps = mendColours(site.theme);
            if (steps.length === 0) return;
            change(steps, words.acts.mendColours);
            tell(words.told.coloursMended);
          }}
        />
      ) : (
        <Act label={words.show} of={one.message} onAct={() => show(one)} />
      )}
    </Item>
  );
  const cut = overflow ?? [];
  const tooLong = ({ page, section, text, widths }: Overflow) => {
    const part = partOf(section, page);
    const message = words.overflow(shortened(text), widths);
    const where = partName({ kind: "page", path: page }, site);
    return (
      <Item
        key={`${page} ${section} ${text}`}
        message={message}
        mend={words.overflowMend(partName(part, site), where)}
      >
        <Act
          label={words.show}
          of={message}
          onAct={() => {
            goTo(page, section);
            if (widths[0]) setWidth(widths[0]);
          }}
        />
      </Item>
    );
  };
  const show = ({ page, section, place = "" }: Finding) => {
    if (/^(nav|footer)\b/.test(place)) open({ kind: "frame" });
    else if (page !== undefined && section === undefined) {
      goTo(page);
      open({ kind: "page", path: page });
    } else if (page !== undefined) goTo(page, section);
  };

  return (
    <div ref={panel} tabIndex={-1} className="grid gap-8 outline-none">
      {blocking.length > 0 && <Group title={words.blocking}>{blocking.map(finding)}</Group>}
      {samples.length > 0 && (
        <Group title={words.samples} note={words.samplesNote}>
          {samples.map((one) => {
            const name = sectionTypeName(one.type);
            const where = partName({ kind: "page", path: one.page }, site);
            const { left } = one;
            return (
              <Item
                key={`${one.page} ${one.section}`}
                message={name}
                mend={left ? words.left(left.words, where) : where}
              >
                <Act
                  label={words.show}
                  of={`${name}, ${where}`}
                  onAct={() =>
                    left ? lead(one.page, one.section, left.places) : goTo(one.page, one.section)
                  }
                />
                <Act label={words.hide} of={`${name}, ${where}`} onAct={() => hide([one])} />
                <Act
                  label={words.accept}
                  of={`${name}, ${where}`}
                  onAct={() => {
                    change(acceptSample(one), words.acts.accept);
                    tell(words.told.accepted);
                  }}
                />
              </Item>
            );
          })}
          {hideable.length > 1 && (
            <li className="border-b border-line py-2">
              <Act label={words.hideAll(hideable.length)} onAct={() => hide(hideable)} />
            </li>
          )}
        </Group>
      )}
      {(missing.length > 0 || advice.length > 0 || cut.length > 0) && (
        <Group title={words.advice}>
          {missing.map((fact) => (
            <Item key={fact} {...words.facts[fact]}>
              <Act
                label={words.write}
                of={words.facts[fact].message}
                onAct={() => open({ kind: "facts", open: fact })}
              />
            </Item>
          ))}
          {cut.map(tooLong)}
          {advice.map(finding)}
        </Group>
      )}
      {!overflow && (
        <p role="status" className="text-sm text-muted">
          {words.measuring}
        </p>
      )}
    </div>
  );
}

function partOf(section: string, page: string): Part {
  return framePart(section) ? { kind: "frame" } : { kind: "section", path: page, key: section };
}

/** As much of a text as it takes to know it by. */
function shortened(text: string): string {
  return text.length > 48 ? `${text.slice(0, 47)}…` : text;
}

function Group({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="text-sm font-semibold">{title}</h3>
      {note && <p className="mt-1 text-sm text-muted">{note}</p>}
      <ul className="mt-3 border-t border-line">{children}</ul>
    </section>
  );
}

function Item({ message, mend, children }: { message: string; mend: string; children: ReactNode }) {
  return (
    <li data-finding className="border-b border-line py-3">
      <p className="wrap-anywhere">{message}</p>
      <p className="text-sm text-muted wrap-anywhere">{mend}</p>
      <div className="flex flex-wrap gap-x-4">{children}</div>
    </li>
  );
}

function Act({ label, of, onAct }: { label: string; of?: string; onAct: () => void }) {
  return (
    <button
      type="button"
      aria-label={of && `${label}: ${of}`}
      onClick={onAct}
      data-act={label}
      className="min-h-11 min-w-11 cursor-pointer text-left text-sm underline decoration-1 underline-offset-4 hover:text-accent"
    >
      {label}
    </button>
  );
}
