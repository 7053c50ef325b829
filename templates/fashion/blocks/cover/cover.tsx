import { fitLine } from "../../../../engine/blocks/fit.ts";
import { PageTitle } from "../../../../engine/blocks/page-title.tsx";
import "../../../../engine/blocks/fit.css";
import { PictureView } from "../../../../engine/picture-view.tsx";
import { Cloth } from "../../pieces/cloth.tsx";
import { Lean } from "../lean/lean.tsx";
import "./cover.css";
import type { CoverProps } from "./cover.props.ts";

const sizes = "(min-width: 60rem) 62vw, 100vw";

/** The cover of the issue: the name across the whole width, between a picture cut at twelve degrees and what stands in it. */
export function Cover({
  id,
  title,
  headline,
  lead,
  link,
  second,
  issue,
  season,
  picture,
  front,
  page: pageLabel,
  lines,
}: CoverProps & { id: string }) {
  return (
    <section className="cover" aria-labelledby={`${id}-title`}>
      {picture ? (
        <PictureView className="cover-picture" picture={picture} sizes={sizes} isFirst />
      ) : (
        <Cloth className="cover-picture" />
      )}
      <PageTitle id={`${id}-title`} data-fit={fitLine(title)}>
        <Lean word={title} />
      </PageTitle>
      {picture && front && (
        <div className="cover-front">
          <svg width="0" height="0" aria-hidden="true">
            <clipPath id="cover-front" clipPathUnits="objectBoundingBox">
              <path d={front} clipRule="evenodd" />
            </clipPath>
          </svg>
          <PictureView picture={{ ...picture, alt: "" }} sizes={sizes} isFirst />
        </div>
      )}
      <p className="cover-issue">
        {issue && <span>{issue}</span>}
        {season && <span>{season}</span>}
        <span className="cover-bars" aria-hidden="true" />
      </p>
      {(headline || lines) && (
        // biome-ignore lint/a11y/noRedundantRoles: a list drawn without marks is none to some screen readers
        <ul className="cover-lines" role="list">
          {headline && (
            <li>
              <h2 className="cover-line">{headline}</h2>
              {lead && <p>{lead}</p>}
              {(link || second) && (
                <p className="actions">
                  {[link, second].map(
                    (action) =>
                      action && (
                        <a key={action.href} className="action-quiet" href={action.href}>
                          {action.label}
                        </a>
                      ),
                  )}
                </p>
              )}
            </li>
          )}
          {lines?.map(({ title, page, href }) => {
            const Line = href ? "a" : "span";
            return (
              <li key={title}>
                <Line href={href}>
                  <span className="cover-line">{title}</span>{" "}
                  {page && (
                    <span className="cover-page">
                      {pageLabel} {page}
                    </span>
                  )}
                </Line>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

Cover.opensPage = true;
