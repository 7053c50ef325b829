import type { MetaFunction } from "react-router";
import { identity } from "../../identity/identity.ts";
import type { PageHandle } from "../../root.tsx";
import { EditorShell } from "../editor-shell.tsx";
import { editorWords } from "../editor-words.ts";
import { editorUrl } from "../url.ts";

export const meta: MetaFunction = () => [
  { title: `${editorWords.title} · ${identity.name}` },
  { name: "description", content: editorWords.description },
  { name: "robots", content: "noindex" },
];

export const handle: PageHandle = { noJs: true, script: editorUrl };

/** Where the studio opens the site that a question is about. */
export default function StudioRoute() {
  return <EditorShell data-editor="studio" />;
}
