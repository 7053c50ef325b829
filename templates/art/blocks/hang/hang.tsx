import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import type { Resolved } from "../../../../engine/render/resolve.ts";
import { readyToHang } from "../../hanging.ts";
import { Hung } from "../hung/hung.tsx";
import { workHref } from "../hung/work-href.ts";
import "./hang.css";
import type { HangProps } from "./hang.props.ts";

type Props = Resolved<HangProps> & { id: string };

/** How much of a wall one row takes, in centimeters: three large works, and no more. */
const row = { works: 3, width: 400 };

/** Works beside one another at one scale: a few large in one row, more of them as many to a wall as its length takes. */
export function Hang({ id, heading, works, only, labels, worksPage, link }: Props) {
  const chosen = only ? works.filter((work) => work[only]) : [];
  const shown = readyToHang(chosen.length > 0 ? chosen : works);
  const width = shown.reduce((sum, work) => sum + work.width, 0);
  const isRow = shown.length <= row.works && width <= row.width;
  return (
    <section aria-labelledby={`${id}-title`}>
      <SectionHeading id={id} heading={heading} />
      {/* biome-ignore lint/a11y/noRedundantRoles: a list drawn without marks is none to some screen readers */}
      <ul className={isRow ? "hang hang-row" : "hang"} role="list">
        {shown.map((work) => (
          <li key={work.key}>
            <Hung work={work} words={labels} href={workHref(work, worksPage)} />
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
