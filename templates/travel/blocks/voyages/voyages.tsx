import { Scenes } from "./scenes.tsx";
import { SearchForm } from "./search-form.tsx";
import "./sky-plate.css";
import "./voyages.css";
import type { VoyagesProps } from "./voyages.props.ts";

/** All voyages as scenes, below the form that asks for some of them, or a heading where nothing is asked. */
export function Voyages({ id, ...props }: VoyagesProps & { id: string }) {
  const { title, lead, none, voyages } = props;
  return (
    <section className="voyages" aria-labelledby={`${id}-title`}>
      {none ? (
        <SearchForm id={id} {...props} count={voyages.length} />
      ) : (
        <header className="voyages-head voyages-plain">
          <h2 id={`${id}-title`}>{title}</h2>
          {lead && <p className="lead">{lead}</p>}
        </header>
      )}
      <Scenes id={id} {...props} all={voyages} />
    </section>
  );
}
