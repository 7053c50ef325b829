import type { BlockView, BlockViews } from "../../../engine/blocks/block.ts";
import { Hero } from "../../../engine/blocks/hero/hero.tsx";
import { Challenge } from "../../../templates/wellness/blocks/challenge/challenge.tsx";
import { Orbit } from "../../../templates/wellness/blocks/orbit/orbit.tsx";
import { Practices } from "../../../templates/wellness/blocks/practices/practices.tsx";
import { documentRoute } from "../document-route.tsx";
import "../../../templates/wellness/fog.css";
import { LiveBreathingGuide } from "../../../templates/wellness/blocks/breathing-guide/live.tsx";
import { frame } from "../../../templates/wellness/frame.ts";
import { meditation } from "../../../templates/wellness/pages/meditation.ts";

const site = { ...frame, pages: { "/meditation": meditation } };

const views: BlockViews = new Map<string, BlockView<never>>([
  ["hero", Hero],
  ["wellness/breathing-guide", LiveBreathingGuide],
  ["wellness/practices", Practices],
  ["wellness/challenge", Challenge],
  ["wellness/orbit", Orbit],
]);

const route = documentRoute(site, views);

export const meta = route.meta;
export const links = route.links;
export const handle = route.handle;
export default route.Page;
