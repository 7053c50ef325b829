import { editorWords } from "./editor-words.ts";
import { editorSheetUrl } from "./url.ts";

/** What stands on the page until the editor is there. */
export function EditorShell(props: { "data-editor": "make" | "site" | "studio"; "data-design"?: string }) {
  return (
    <>
      {/* Linked, and whole: what it says is needed by what the script shows later. */}
      <link rel="stylesheet" data-whole="" href={editorSheetUrl} />
      <div {...props}>
        <main className="grid min-h-dvh place-items-center p-8 text-lg">
          <h1 className="sr-only">{editorWords.title}</h1>
          <p role="status">{editorWords.opening}</p>
        </main>
        <noscript>
          <p className="p-8">{editorWords.noScript}</p>
        </noscript>
      </div>
    </>
  );
}
