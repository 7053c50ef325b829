import { PointList } from "../../../../engine/blocks/point-list.tsx";
import "./floor.css";
import type { FloorProps } from "./floor.props.ts";

/** Reasons on the white tiles of a checkered floor, heading first. It is dry. */
export function Floor({ id, heading, reasons }: FloorProps & { id: string }) {
  return (
    <section className="floor" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} data-long={heading.title.length > 28 || undefined}>
        {heading.title}
      </h2>
      <PointList points={reasons} />
    </section>
  );
}
