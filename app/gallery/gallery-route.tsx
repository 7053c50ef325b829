import { createElement } from "react";
import type { BlockDefinition } from "../../engine/blocks/block.ts";
import { coreBlocks } from "../../engine/blocks/core-blocks.ts";
import { footerSamples } from "../../engine/blocks/footer/footer.samples.ts";
import { Footer } from "../../engine/blocks/footer/footer.tsx";
import { navigationSamples } from "../../engine/blocks/navigation/navigation.samples.ts";
import { Navigation } from "../../engine/blocks/navigation/navigation.tsx";
import { english } from "../../engine/language/english.ts";
import { themeCss } from "../../engine/theme/theme-css.ts";
import "../../engine/engine.css";
import "./gallery.css";
import { galleryThemes } from "./gallery-themes.ts";

const blocks = [...coreBlocks.values()] as unknown as BlockDefinition[];

export const meta = () => [{ title: "Blocks" }];

/** Every block in every sample on both themes; for developers, and in no build. */
export default function GalleryRoute() {
  return (
    <div className="blocks-gallery">
      {Object.entries(galleryThemes).map(([name, theme]) => (
        <style key={name}>{themeCss(theme, `[data-gallery-theme="${name}"]`)}</style>
      ))}
      <nav aria-label="Blocks">
        <h1>Blocks</h1>
        <a href="/dev/blocks/stress">Tried to their limits</a>
        <a href="/dev/dressed">Templates on other businesses</a>
        {["navigation", ...blocks.map(({ type }) => type), "footer"].map((type) => (
          <a key={type} href={`#${type}`}>
            {type}
          </a>
        ))}
      </nav>
      <main>
        <Samples
          type="navigation"
          samples={navigationSamples}
          View={(props) => <Navigation {...props} current="/about" home="/" />}
        />
        {blocks.map(({ type, samples, View }) => (
          <Samples key={type} type={type} samples={samples} View={View} isBlock />
        ))}
        <Samples
          type="footer"
          samples={footerSamples}
          View={(props) => <Footer {...props} host={[{ label: "Back to Portfolio", href: "/" }]} />}
        />
      </main>
    </div>
  );
}

type SamplesProps<Props extends object> = Pick<
  BlockDefinition<string, Props>,
  "type" | "samples" | "View"
> & {
  isBlock?: boolean;
};

function Samples<Props extends object>({ type, samples, View, isBlock = false }: SamplesProps<Props>) {
  return (
    <section id={type}>
      <h2>{type}</h2>
      {Object.entries(samples).map(([variant, props]) => (
        <div key={variant}>
          <h3>{variant}</h3>
          {Object.entries(galleryThemes).map(([theme, { motif }]) => {
            const id = `${type.replace("/", "-")}-${variant}-${theme}`;
            const view = createElement(View, { ...props, id, locale: english } as never);
            return (
              <div key={theme} className="site" data-gallery-theme={theme} data-motif={motif}>
                {isBlock ? (
                  <div className="block" id={id} data-block={type} data-tone="paper">
                    {view}
                  </div>
                ) : (
                  view
                )}
              </div>
            );
          })}
        </div>
      ))}
    </section>
  );
}
