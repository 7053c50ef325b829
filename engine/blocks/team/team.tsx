import { PictureView } from "../../picture-view.tsx";
import { FactList } from "../fact-list.tsx";
import { SectionHeading } from "../section-heading.tsx";
import "../reveal.css";
import "./team.css";
import type { TeamProps } from "./team.props.ts";

const pictureSizes: Record<TeamProps["variant"], string> = {
  portraits: "(min-width: 56rem) 22vw, 45vw",
  roster: "6rem",
  cards: "8rem",
};

export function Team({ id, variant, heading, members }: TeamProps & { id: string }) {
  const Name = heading ? "h3" : "h2";
  return (
    <section className="team" data-variant={variant} aria-labelledby={heading && `${id}-title`}>
      {heading && <SectionHeading id={id} heading={heading} />}
      <ul>
        {members.map(({ name, role, text, picture, facts, link }) => (
          <li key={name} className="reveal">
            {picture && (
              <PictureView className="team-picture" picture={picture} sizes={pictureSizes[variant]} />
            )}
            <div className="team-who">
              <Name className="team-name">{name}</Name>
              <p className="team-role">{role}</p>
            </div>
            {(text || facts || link) && (
              <div className="team-words">
                {text && <p>{text}</p>}
                {facts && <FactList className="team-facts" facts={facts} />}
                {link && (
                  <a className="action-quiet" href={link.href}>
                    {link.label}
                  </a>
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
