import { hasStoredSession } from "../../account/stored-session.ts";
import { buttonClass } from "../../components/ui/button-class.ts";
import { demos } from "../../demos/catalog.ts";
import { Editor } from "../editor.tsx";
import { editorWords as words } from "../editor-words.ts";
import { fetchedPart } from "../fetched-part.tsx";
import { OpenEditor } from "../open-editor.tsx";
import { madeHistory, openMade } from "./open-made.ts";

// Few choose one before they type.
const PictureHere = fetchedPart(() => import("./picture-here.tsx"));

/** Whoever is signed in already goes on where the site begins; the draft waits there. */
const next = "/dashboard/new?begin=made";
const keepAddress = hasStoredSession() ? next : `/auth?next=${encodeURIComponent(next)}#sign-up`;

/** A design that a visitor without an account makes into the own site; all of it is kept in this browser. */
export function MadeHere({ slug }: { slug: string }) {
  const demo = demos.find((one) => one.slug === slug);
  return (
    <OpenEditor open={() => openMade(slug)} history={madeHistory(slug)}>
      {(opened) => (
        <Editor
          {...opened}
          pictureField={(field) => <PictureHere {...field} design={slug} />}
          back={{ label: words.backToDemo(demo?.brand ?? ""), href: demo?.path ?? "/" }}
          finish={
            <a href={keepAddress} className={buttonClass("solid", "min-h-11! px-5! max-sm:px-3!")}>
              {words.keep}
            </a>
          }
        />
      )}
    </OpenEditor>
  );
}
