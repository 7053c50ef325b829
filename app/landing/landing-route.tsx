// First, so that the sections' own styles come after what they share.
import "../identity/public-page.css";
import "./landing.css";
import { useEffect } from "react";
import type { MetaDescriptor } from "react-router";
import type { PageHandle } from "../root.tsx";
import { About } from "./about.tsx";
import { CallToAction } from "./call-to-action.tsx";
import { FeaturedWork } from "./featured-work.tsx";
import { Hero } from "./hero.tsx";
import { landingMeta } from "./landing-meta.ts";
import { Pricing } from "./pricing.tsx";
import { Services } from "./services.tsx";
import { Showcase } from "./showcase.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import { Testimonials } from "./testimonials.tsx";
// Last: paper overrules the screen.
import "./print.css";

export function meta(): MetaDescriptor[] {
  return landingMeta;
}

export const handle: PageHandle = { noJs: true };

export default function LandingRoute() {
  useEnhancement();
  return (
    <>
      <SiteHeader />
      <main id="content">
        <Hero />
        <About />
        <Services />
        <Showcase />
        <FeaturedWork />
        <Testimonials />
        <Pricing />
        <CallToAction />
      </main>
      <SiteFooter />
    </>
  );
}

/** The prerendered page loads the script itself; only a page that React has shown needs this. */
function useEnhancement() {
  useEffect(() => {
    let isGone = false;
    let cleanUp: (() => void) | undefined;
    import("../enhancement/enhance.ts").then(
      ({ enhance }) => {
        if (!isGone) cleanUp = enhance(document);
      },
      () => {}, // a visitor who leaves at once cuts the request off; without it the page still reads
    );
    return () => {
      isGone = true;
      cleanUp?.();
    };
  }, []);
}
