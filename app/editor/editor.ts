// The whole script of the editor: the build makes it one file, and one of each design (server/pages/editor).
import "./editor.css";
import { createElement } from "react";
import { createRoot } from "react-dom/client";
import { fetchedPart } from "./fetched-part.tsx";
import { MadeHere } from "./make/made-here.tsx";
import { EditedSite } from "./site/edited-site.tsx";

// Of all who edit, the studio is the fewest.
const StudioSite = fetchedPart<{ ticket: string }>(() => import("./studio/studio-site.tsx"));

const place = document.querySelector<HTMLElement>("[data-editor]");
const { editor, design } = place?.dataset ?? {};

if (place && editor === "make" && design) createRoot(place).render(createElement(MadeHere, { slug: design }));
if (place && editor === "site") {
  const [, id = ""] = /\/sites\/([^/]+)\/edit/.exec(location.pathname) ?? [];
  createRoot(place).render(createElement(EditedSite, { site: id }));
}
if (place && editor === "studio") {
  const [, ticket = ""] = /\/support\/([^/]+)\/edit/.exec(location.pathname) ?? [];
  createRoot(place).render(createElement(StudioSite, { ticket }));
}
