import { demos } from "../demos/catalog.ts";
import { start } from "./content.ts";

const { large } = start;
/** Leads somewhere before any is chosen. */
const [first] = demos;

/** Where a chosen design is shown large, at the width of a desk or of a phone. */
export function LargeDesign() {
  return (
    <dialog className="large" aria-labelledby="large-title" data-make={large.take.folder}>
      <div className="large-bar">
        <h2 id="large-title" data-large-title>
          {large.title}
        </h2>
        <fieldset aria-label={large.sizes}>
          <button type="button" data-size="1440" aria-pressed="true">
            {large.desk}
          </button>
          <button type="button" data-size="390" aria-pressed="false">
            {large.phone}
          </button>
        </fieldset>
        <a className="button" href={`${large.take.folder}${first?.slug}`} data-take>
          {large.take.label}
        </a>
        <button type="button" className="large-close" data-close aria-label={large.close}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4 4l16 16M20 4L4 20" fill="none" stroke="currentColor" strokeWidth="2" />
          </svg>
        </button>
      </div>
      <div className="large-stage">
        <div className="worn" data-large />
      </div>
    </dialog>
  );
}
