import { PictureView } from "../../picture-view.tsx";
import { FactList } from "../fact-list.tsx";
import { nameOf, titleTag } from "../heading-level.ts";
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
  const Name = titleTag(heading);
  if (members.length === 0) return null;
  return (
    <section className="team" data-variant={variant} aria-labelledby={nameOf(id, heading)}>
      <SectionHeading id={id} heading={heading} />
      <ul>
        {members.map(({ name, role, text, picture, facts = [], link }) => (
          <li key={name} className="reveal">
            {picture && (
              <PictureView className="team-picture" picture={picture} sizes={pictureSizes[variant]} />
            )}
            <div className="team-who">
              <Name className="team-name">{name}</Name>
              {role && <p className="team-role">{role}</p>}
            </div>
            {(text || facts.length > 0 || link) && (
              <div className="team-words">
                {text && <p>{text}</p>}
                <FactList className="team-facts" facts={facts} />
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
