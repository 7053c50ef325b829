import type { EditorFiles } from "./build-editor.ts";

/** The shells of the editor, by their files: of a design, and of a site, whose design is known later. */
const ofDesign = /^make\/([^/]+)\/index\.html$/;
const ofSite = "dashboard/sites/_/edit/index.html";

/**
 * A page as it is, unless it is a shell of the editor: then its head names all that the editor will ask for, so that a slow
 * network brings it at once and not one after the other.
 */
export function preloadEditor(path: string, html: string, editor: EditorFiles): string {
  const slug = ofDesign.exec(path)?.[1];
  if (slug === undefined && path !== ofSite) return html;
  const design = slug === undefined ? undefined : editor.designs.get(slug);
  const scripts = [...editor.imports, ...(design?.scripts ?? [])];
  const links = [
    ...scripts.map((address) => `<link rel="modulepreload" href="${address}">`),
    ...(design ? [`<link rel="preload" as="fetch" crossorigin href="${design.sheet}">`] : []),
  ];
  return html.replace("</head>", `${links.join("")}</head>`);
}
