import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import { Hung } from "../hung/hung.tsx";
import "./hang.css";
import type { HangProps } from "./hang.props.ts";

/** Works beside one another at one scale, as many to a wall as its length takes. */
export function Hang({ id, heading, works, link }: HangProps & { id: string }) {
  return (
    <section aria-labelledby={`${id}-title`}>
      <SectionHeading id={id} heading={heading} />
      {/* biome-ignore lint/a11y/noRedundantRoles: a list drawn without marks is none to some screen readers */}
      <ul className="hang hang-row" role="list">
        {works.map((work) => (
          <li key={work.title}>
            <Hung work={work} />
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
