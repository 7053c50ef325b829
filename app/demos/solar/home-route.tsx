import type { BlockView, BlockViews } from "../../../engine/blocks/block.ts";
import { PanelArray } from "../../../templates/solar/blocks/array/array.tsx";
import { Dawn } from "../../../templates/solar/blocks/dawn/dawn.tsx";
import { Dial } from "../../../templates/solar/blocks/dial/dial.tsx";
import { Dusk } from "../../../templates/solar/blocks/dusk/dusk.tsx";
import { Noon } from "../../../templates/solar/blocks/noon/noon.tsx";
import { LiveSavings } from "../../../templates/solar/blocks/savings/live.tsx";
import { site } from "../../../templates/solar/site.ts";
import { firstFaces } from "../../../templates/solar/theme.ts";
import { documentRoute } from "../document-route.tsx";
import "../../../templates/solar/sky.css";

const views: BlockViews = new Map<string, BlockView<never>>([
  ["solar/dawn", Dawn],
  ["solar/array", PanelArray],
  ["solar/noon", Noon],
  ["solar/savings", LiveSavings],
  ["solar/dial", Dial],
  ["solar/dusk", Dusk],
]);

const route = documentRoute(site, views, { firstFaces });

export const meta = route.meta;
export const links = route.links;
export const handle = route.handle;
export default route.Page;
