import { lazy, Suspense, useState } from "react";
import { useHydrated } from "../../../engine/live/use-hydrated.ts";
import { PictureView } from "../../../engine/picture-view.tsx";
import "../drawing/town-map.css";
import type { HouseNotes } from "../content/house-notes.ts";
import { housePictures } from "../content/house-pictures.ts";
import { type ListedHouse, numberOf } from "../content/houses.ts";

/** The map comes when it is asked for. */
const SitePlan = lazy(async () => ({ default: (await import("./site-plan.tsx")).SitePlan }));

/** The plates of a house: its model, its inside, its site. Radio buttons choose, so that arrow keys do too. */
export function PlatesChoice({ house, notes }: { house: ListedHouse; notes: HouseNotes }) {
  const hydrated = useHydrated();
  const [selected, setSelected] = useState(0);
  const { model, inside } = housePictures[house.id];
  const figures = [
    { title: "Model", caption: `The model, ${notes.model}.`, picture: model },
    { title: "Inside", caption: notes.inside, picture: inside },
    { title: "Site", caption: "The site, north up. Our office is the open square.", picture: undefined },
  ];
  return (
    <div className="property-plates">
      {figures.map(({ title, caption, picture }, index) => (
        <figure key={title} className="property-plate" hidden={index !== selected}>
          {picture ? (
            <PictureView picture={picture} sizes="(min-width: 64rem) 60vw, 92vw" isFirst={index === 0} />
          ) : (
            index === selected && (
              <Suspense fallback={<div className="town" />}>
                <SitePlan id={house.id} number={numberOf(house)} />
              </Suspense>
            )
          )}
          <figcaption className="figure-number">
            Fig. {index + 1}. {caption}
          </figcaption>
        </figure>
      ))}
      <fieldset className="property-choice" disabled={!hydrated}>
        <legend className="sr-only">Plates</legend>
        {figures.map(({ title }, index) => (
          <label key={title}>
            <input
              className="sr-only"
              type="radio"
              name="plate"
              checked={index === selected}
              onChange={() => setSelected(index)}
            />
            <span>
              {index + 1} {title}
            </span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}
