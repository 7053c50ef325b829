import { Scenes } from "./scenes.tsx";
import { SearchForm } from "./search-form.tsx";
import "./voyages.css";
import type { VoyagesProps } from "./voyages.props.ts";

/** All voyages as scenes, below the form that asks for some of them. */
export function Voyages({ id, ...props }: VoyagesProps & { id: string }) {
  return (
    <section className="voyages" aria-labelledby={`${id}-title`}>
      <SearchForm id={id} {...props} count={props.voyages.length} />
      <Scenes id={id} {...props} all={props.voyages} />
    </section>
  );
}
