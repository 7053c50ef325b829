import type { MetaDescriptor } from "react-router";
import { useParams } from "react-router";
import { demos } from "../../demos/catalog.ts";
import { identity } from "../../identity/identity.ts";
import type { PageHandle } from "../../root.tsx";
import { EditorShell } from "../editor-shell.tsx";
import { editorWords } from "../editor-words.ts";
import { editorUrl } from "../url.ts";

export function meta({ params }: { params: { slug?: string } }): MetaDescriptor[] {
  const demo = demos.find(({ slug }) => slug === params.slug);
  return [
    { title: `${editorWords.makeTitle(demo?.brand ?? "")} · ${identity.name}` },
    { name: "description", content: editorWords.description },
    { name: "robots", content: "noindex" },
  ];
}

export const handle: PageHandle = { noJs: true, script: editorUrl };

/** Where a visitor without an account changes a design into the own site. */
export default function MakeRoute() {
  const { slug = "" } = useParams();
  return <EditorShell data-editor="make" data-design={slug} />;
}
