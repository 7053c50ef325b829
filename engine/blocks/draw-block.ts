import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Facts } from "../facts/facts.ts";
import { type TellingSource, tellFacts } from "../facts/tell-facts.ts";
import { wordsOf } from "../language/words-of.ts";
import { resolve, type Source } from "../render/resolve.ts";
import type { AnyBlockDefinition, BlockView } from "./block.ts";
import { coreBlocks } from "./core-blocks.ts";
import { footerProps } from "./footer/footer.props.ts";
import { footerSamples } from "./footer/footer.samples.ts";
import { Footer } from "./footer/footer.tsx";
import { navigationProps } from "./navigation/navigation.props.ts";
import { navigationSamples } from "./navigation/navigation.samples.ts";
import { Navigation } from "./navigation/navigation.tsx";

/** Navigation and footer as if they were blocks, for what looks at all that the engine draws. */
const frameBlocks: readonly AnyBlockDefinition[] = [
  {
    type: "navigation",
    schema: navigationProps,
    View: ((props) => Navigation({ ...props, home: "/", current: "/about" })) as typeof Navigation,
    samples: navigationSamples,
  },
  {
    type: "footer",
    schema: footerProps,
    View: Footer,
    samples: footerSamples,
  },
];

/** All that the engine draws by itself. For the gallery and the tests: a site takes `coreBlocks`. */
export const drawnBlocks: readonly AnyBlockDefinition[] = [...coreBlocks.values(), ...frameBlocks];

/** A business that says everything. */
export const sampleFacts: Facts = {
  name: "Harrow & Tide",
  phone: "(360) 555-0162",
  email: "deck@harrow.example",
  street: "Pier 7",
  city: "Port Townsend",
  region: "WA",
  postalCode: "98368",
  hours: { week: { sat: [["10:00", "16:00"]], sun: [["10:00", "14:00"]] } },
  licence: "USCG 2201",
};

type Surroundings = Partial<TellingSource> & Pick<Source, "record"> & { id?: string };

/** The markup of one block by itself, named `id`, on a site with these facts and collections. */
export function drawBlock(
  { View }: Pick<AnyBlockDefinition, "View">,
  props: object,
  { facts = sampleFacts, id = "sample", record, ...site }: Surroundings = {},
): string {
  const { language } = site.seo ?? { language: "en-US" };
  const source = { ...site, facts, seo: { language } };
  const collections = tellFacts(site.collections ?? {}, source) as Source["collections"];
  const shown = resolve(tellFacts(props, source), { base: "", collections, record });
  return renderToStaticMarkup(
    createElement(View as BlockView<object>, { ...shown, id, locale: wordsOf(language) }),
  );
}
