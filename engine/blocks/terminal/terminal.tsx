import { Actions } from "../actions.tsx";
import { nameOf } from "../heading-level.ts";
import { SectionHead } from "../section-heading.tsx";
import "./terminal.css";
import type { TerminalProps } from "./terminal.props.ts";

export function Terminal({
  id,
  variant,
  heading,
  title,
  lines,
  copy,
  actions = [],
}: TerminalProps & { id: string }) {
  return (
    <section className="terminal" data-variant={variant} aria-labelledby={nameOf(id, heading)}>
      <SectionHead className="terminal-head" id={id} heading={heading}>
        {actions.length > 0 && <Actions actions={actions} />}
      </SectionHead>
      <figure>
        {(title || copy) && (
          <figcaption>
            {title && <span id={`${id}-bar`}>{title}</span>}
            {copy && (
              <button
                type="button"
                hidden
                aria-live="polite"
                data-copy={lines
                  .filter(({ kind }) => kind === "command")
                  .map(({ text }) => text)
                  .join("\n")}
                data-copied={copy.copied}
                data-failed={copy.failed}
              >
                {copy.label}
              </button>
            )}
          </figcaption>
        )}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
        <section className="terminal-screen" aria-labelledby={title && `${id}-bar`} tabIndex={0}>
          {lines.map(({ kind, text }) => (
            <code key={text} data-kind={kind}>
              {text}
            </code>
          ))}
        </section>
      </figure>
    </section>
  );
}
