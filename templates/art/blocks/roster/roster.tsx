import { PageTitle } from "../../../../engine/blocks/page-title.tsx";
import { PictureView } from "../../../../engine/picture-view.tsx";
import type { Resolved } from "../../../../engine/render/resolve.ts";
import { readyToHang } from "../../hanging.ts";
import { Hung } from "../hung/hung.tsx";
import { workHref } from "../hung/work-href.ts";
import "./roster.css";
import type { RosterProps } from "./roster.props.ts";

type Props = Resolved<RosterProps> & { id: string };

/** All names in one breath, each followed by its work, small but at one scale; then one artist after the other. */
export function Roster({ id, title, artists, works = [], labels, worksPage }: Props) {
  const hung = readyToHang(works);
  const shown = artists.map((artist, index) => ({
    ...artist,
    key: artist.key ?? index + 1,
    work: hung.find(({ id }) => id !== undefined && id === artist.work),
  }));
  return (
    <section className="roster" aria-labelledby={`${id}-title`}>
      <PageTitle id={`${id}-title`}>{title}</PageTitle>
      {/* biome-ignore lint/a11y/noRedundantRoles: a list drawn without marks is none to some screen readers */}
      <ul className="roster-names" role="list">
        {shown.map(({ key, name, work }, index) => (
          <li key={key}>
            <a href={`#${id}-${key}`} data-long={name.length > 19 || undefined}>
              {name}
              {work && (
                <span className="roster-work">
                  <svg width={`${work.width / 10}em`} height={`${work.height / 10}em`} aria-hidden="true" />
                  {work.picture && (
                    <PictureView
                      picture={work.picture}
                      sizes={`(min-width: 60rem) ${Math.ceil(work.width * 0.62)}px, ${Math.ceil(work.width * 0.34)}px`}
                      alt=""
                      isFirst={index < 3}
                    />
                  )}
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
      <div className="roster-list">
        {shown.map(({ key, name, facts, text, work }) => (
          <article key={key} id={`${id}-${key}`} aria-labelledby={`${id}-${key}-name`}>
            <div className="roster-words">
              <h2 id={`${id}-${key}-name`}>{name}</h2>
              {facts && <p className="roster-facts">{facts}</p>}
              {text && <p>{text}</p>}
            </div>
            {work && (
              <div className="roster-wall">
                <Hung work={work} words={labels} href={workHref(work, worksPage)} />
              </div>
            )}
          </article>
        ))}
      </div>
    </section>
  );
}

Roster.opensPage = true;
