import { LiveVoyages } from "./live.tsx";
import { Scenes } from "./scenes.tsx";
import "./sky-plate.css";
import "./voyages.css";
import type { VoyagesProps } from "./voyages.props.ts";

/** All voyages as scenes, below the form that asks for some of them, or a heading where nothing is asked. */
export function Voyages(props: VoyagesProps & { id: string }) {
  const { id, title, lead, none, voyages } = props;
  if (none) return <LiveVoyages {...props} />;
  return (
    <section className="voyages" aria-labelledby={`${id}-title`}>
      <header className="voyages-head voyages-plain">
        <h2 id={`${id}-title`}>{title}</h2>
        {lead && <p className="lead">{lead}</p>}
      </header>
      <Scenes {...props} all={voyages} />
    </section>
  );
}
