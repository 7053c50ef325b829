import type { BlockView, BlockViews } from "../../../engine/blocks/block.ts";
import { documentRoute } from "../document-route.tsx";
import { PanelArray } from "./blocks/array/array.tsx";
import { Dawn } from "./blocks/dawn/dawn.tsx";
import { Dial } from "./blocks/dial/dial.tsx";
import { Dusk } from "./blocks/dusk/dusk.tsx";
import { Noon } from "./blocks/noon/noon.tsx";
import { LiveSavings } from "./savings/live-savings.tsx";
import { site } from "./site.ts";
import "./sky.css";

const views: BlockViews = new Map<string, BlockView<never>>([
  ["solar/dawn", Dawn],
  ["solar/array", PanelArray],
  ["solar/noon", Noon],
  ["solar/savings", LiveSavings],
  ["solar/dial", Dial],
  ["solar/dusk", Dusk],
]);

const route = documentRoute(site, views, { firstFaces: [{ family: "display", weight: 300 }] });

export const meta = route.meta;
export const links = route.links;
export const handle = route.handle;
export default route.Page;
