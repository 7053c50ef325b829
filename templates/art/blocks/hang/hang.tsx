import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import type { Resolved } from "../../../../engine/render/resolve.ts";
import { Hung } from "../hung/hung.tsx";
import "./hang.css";
import type { HangProps } from "./hang.props.ts";

type Props = Resolved<HangProps> & { id: string };

/** Works beside one another at one scale, as many to a wall as its length takes. */
export function Hang({ id, heading, works, only, labels, worksPage, link }: Props) {
  const shown = only ? works.filter((work) => work[only]) : works;
  return (
    <section aria-labelledby={`${id}-title`}>
      <SectionHeading id={id} heading={heading} />
      {/* biome-ignore lint/a11y/noRedundantRoles: a list drawn without marks is none to some screen readers */}
      <ul className="hang hang-row" role="list">
        {shown.map((work) => (
          <li key={work.id}>
            <Hung work={work} words={labels} href={`${worksPage.href}?work=${work.id}`} />
          </li>
        ))}
      </ul>
      {link && (
        <a className="action-quiet hang-link" href={link.href}>
          {link.label}
        </a>
      )}
    </section>
  );
}
