import { lazy, Suspense, useState } from "react";
import { useHydrated } from "../../../../engine/live/use-hydrated.ts";
import { PictureView } from "../../../../engine/picture-view.tsx";
import { fillIn } from "../../../fill-in.ts";
import "../../drawing/town-map.css";
import type { House } from "../../collections.ts";
import type { PropertyProps } from "./property.props.ts";

/** The map comes when it is asked for. */
const SitePlan = lazy(async () => ({ default: (await import("./site-plan.tsx")).SitePlan }));

type Props = {
  /** Of the block. */
  id: string;
  house: House;
  number: number;
  words: PropertyProps["plates"];
};

/** The plates of a house: its model, its inside, its site. Radio buttons choose, so that arrow keys do too. */
export function PlatesChoice({ id, house, number, words }: Props) {
  const hydrated = useHydrated();
  const [selected, setSelected] = useState(0);
  const { image, imageInside, at, model } = house;
  const modelCaption = model ? fillIn(words.modelCaption, { model }) : words.modelPlain;
  const figures = [
    { title: words.model, caption: modelCaption, picture: image },
    { title: words.inside, caption: house.inside, picture: imageInside },
    { title: words.site, caption: words.siteCaption, at: words.map && at },
  ].filter(({ picture, at }) => picture || at);
  if (figures.length === 0) return null;
  return (
    <div className="property-plates">
      {figures.map(({ title, caption = house.name, picture, at }, index) => (
        <figure key={title} className="property-plate" hidden={index !== selected}>
          {picture ? (
            <PictureView picture={picture} sizes="(min-width: 64rem) 60vw, 92vw" isFirst={index === 0} />
          ) : (
            at &&
            words.map &&
            index === selected && (
              <Suspense fallback={<div className="town" />}>
                <SitePlan at={at} number={number} words={words.map} />
              </Suspense>
            )
          )}
          <figcaption className="figure-number">
            {fillIn(words.figure, { number: index + 1, caption })}
          </figcaption>
        </figure>
      ))}
      {figures.length > 1 && (
        <fieldset className="property-choice" disabled={!hydrated}>
          <legend className="sr-only">{words.label}</legend>
          {figures.map(({ title }, index) => (
            <label key={title}>
              <input
                className="sr-only"
                type="radio"
                name={`${id}-plate`}
                checked={index === selected}
                onChange={() => setSelected(index)}
              />
              <span>
                {index + 1} {title}
              </span>
            </label>
          ))}
        </fieldset>
      )}
    </div>
  );
}
