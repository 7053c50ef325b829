import "../../editor/look/look.css";
import { useState } from "react";
import type { Brand } from "../../../contract/brand.ts";
import type { Picture } from "../../../engine/picture.ts";
import type { BrandLook } from "../../../engine/theme/brand-look.ts";
import { toHex, toOklch } from "../../../engine/theme/oklch.ts";
import { chosenRoles } from "../../../engine/theme/solve-colours.ts";
import type { Theme } from "../../../engine/theme/theme.ts";
import { wearLook } from "../../../engine/theme/wear-look.ts";
import { Button } from "../../components/ui/button.tsx";
import { CornersChoice } from "../../editor/look/corners-choice.tsx";
import { FamilyChoices } from "../../editor/look/family-choices.tsx";
import { LogoColours } from "../../editor/look/logo-colours.tsx";
import { Swatches } from "../../editor/look/swatches.tsx";
import { useFaces } from "../../editor/look/use-faces.ts";
import { brandContent } from "./brand-content.ts";
import { houseTheme } from "./house-theme.ts";

const words = brandContent.look;

type Props = {
  look: BrandLook;
  logo: Picture | undefined;
  onLook: (look: BrandLook) => void;
};

/** How the business looks in whatever design: its colours, its letters, its corners; what is not chosen is the design's. */
export function BrandLookFields({ look, logo, onLook }: Props) {
  useFaces();
  const [told, setTold] = useState("");
  const { theme } = wearLook(houseTheme, look);
  const setColours = (colours: Theme["colours"]) => onLook({ ...look, colours: chosenOf(colours) });
  const without = (name: keyof BrandLook) => {
    const { [name]: _, ...rest } = look;
    onLook(rest as Brand["look"]);
  };
  return (
    <section aria-labelledby="brand-look" className="grid gap-8 border-t border-line pt-5">
      <h2 id="brand-look" className="font-display text-3xl">
        {brandContent.parts.look}
      </h2>
      <LogoColours
        logo={logo}
        theme={theme}
        own={houseTheme}
        onPalette={({ colours }) => setColours(colours)}
      />
      {look.colours ? (
        <div className="grid gap-4">
          <Swatches theme={theme} onTheme={({ colours }) => setColours(colours)} tell={setTold} />
          <Specimen theme={theme} />
          <p className="text-sm text-pretty text-muted">{words.verdict}</p>
          <Button variant="text" className="justify-self-start text-sm" onClick={() => without("colours")}>
            {words.leave}
          </Button>
        </div>
      ) : (
        <div className="grid justify-items-start gap-3">
          <p className="text-muted">{words.left}</p>
          <Button variant="outline" onClick={() => setColours(houseTheme.colours)}>
            {words.choose}
          </Button>
        </div>
      )}
      {look.families ? (
        <div className="grid gap-6">
          <FamilyChoices
            type={theme.type}
            own={houseTheme.type}
            onType={({ display, text }) => onLook({ ...look, families: { display, text } })}
          />
          <Button variant="text" className="justify-self-start text-sm" onClick={() => without("families")}>
            {words.leaveFamilies}
          </Button>
        </div>
      ) : (
        <div className="grid justify-items-start gap-3">
          <p className="text-muted">{words.leftFamilies}</p>
          <Button
            variant="outline"
            onClick={() => {
              const { display, text } = houseTheme.type;
              onLook({ ...look, families: { display, text } });
            }}
          >
            {words.chooseFamilies}
          </Button>
        </div>
      )}
      <CornersChoice radius={theme.radius} onRadius={(radius) => onLook({ ...look, radius })} />
      <p role="status" className="sr-only">
        {told}
      </p>
    </section>
  );
}

/** Words upon each ground, as they can be read there. */
function Specimen({ theme: { colours, type, radius } }: { theme: Theme }) {
  const grounds = [
    { ground: colours.paper, text: colours.ink },
    { ground: colours.raised, text: colours.ink },
    { ground: colours.deep, text: colours.onDeep },
    { ground: colours.accent, text: colours.onAccent },
  ];
  return (
    <div
      aria-hidden
      className="grid grid-cols-4 border border-line text-center text-2xl"
      style={{ fontWeight: type.displayWeight }}
    >
      {grounds.map(({ ground, text }, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: two grounds may have one colour
          key={index}
          className="py-4"
          style={{ background: ground, color: text, borderRadius: `${radius / 4}px` }}
        >
          Aa
        </span>
      ))}
    </div>
  );
}

/** The five that are chosen, as a brand keeps them. */
function chosenOf(colours: Theme["colours"]): NonNullable<BrandLook["colours"]> {
  return Object.fromEntries(chosenRoles.map((role) => [role, toHex(toOklch(colours[role]))])) as NonNullable<
    BrandLook["colours"]
  >;
}
