import type { ReactNode } from "react";
import { fitWord } from "../../../../engine/blocks/fit.ts";
import "../../../../engine/blocks/fit.css";
import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import { PictureView } from "../../../../engine/picture-view.tsx";
import "./contents.css";
import type { ContentsProps } from "./contents.props.ts";

/** The contents page: page numbers as large as pictures, set along a line of twelve degrees. */
export function Contents({ id, heading, link, picture, list }: ContentsProps & { id: string }) {
  const entries = entriesOf(list);
  return (
    <section className="contents" aria-labelledby={`${id}-title`}>
      <div className="contents-head">
        <SectionHeading id={id} heading={heading} />
        {link && (
          <a className="action-quiet" href={link.href}>
            {link.label}
          </a>
        )}
        {picture && <PictureView picture={picture} sizes="(min-width: 48rem) 22vw, 60vw" />}
      </div>
      {entries.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: a list drawn without marks is none to some screen readers
        <ul className="contents-list" role="list">
          {entries.map(({ figure, title, text, href }) => (
            <li key={figure}>
              <Entry href={href}>
                <span className="leaning" data-fit={figure.length > 2 ? fitWord(figure) : undefined}>
                  {figure}
                </span>{" "}
                {title && <span className="contents-title">{title}</span>}{" "}
                {text && <span className="contents-text">{text}</span>}
              </Entry>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

type Listed = {
  figure: string;
  title?: string | undefined;
  text?: string | undefined;
  href?: string | undefined;
};

/** Whatever is listed, as a figure and what it stands for. */
function entriesOf({ entries, figures, ...counted }: ContentsProps["list"]): readonly Listed[] {
  if (entries) return entries.map(({ page, ...entry }) => ({ figure: page, ...entry }));
  if (figures)
    return figures.map(({ value, title, text, unit, note }) => ({
      figure: value,
      title: title ?? unit,
      text: [title && unit, text, note].filter(Boolean).join(", "),
    }));
  const list = counted.steps ?? counted.reasons ?? counted.questions ?? [];
  return list.map(({ title, text, note, link, ...more }, index) => ({
    figure: String(index + 1),
    title,
    text: ["when" in more && more.when, "value" in more && more.value, text, note].filter(Boolean).join(" "),
    href: link?.href,
  }));
}

/** A link, where there is anything to follow. */
function Entry({ href, children }: { href: string | undefined; children: ReactNode }) {
  return href ? <a href={href}>{children}</a> : <div>{children}</div>;
}
