import { useEffect, useState } from "react";
import { useSession } from "../../account/use-session.ts";
import { Button } from "../../components/ui/button.tsx";
import { buttonClass } from "../../components/ui/button-class.ts";
import { Editor } from "../editor.tsx";
import { editorWords } from "../editor-words.ts";
import { type FirstPlace, firstShown } from "../first-place.ts";
import { LookedEditor } from "../looked/looked-editor.tsx";
import { Opening } from "../open-editor.tsx";
import type { StudioOpened } from "./open-studio.ts";
import { StudioNotice } from "./studio-notice.tsx";
import { studioWords as words } from "./studio-words.ts";
import { useStudioSite } from "./use-studio-site.ts";

/** The site that a question is about, opened for the studio at the place of the question: to be looked at, or mended. */
export default function StudioSite({ ticket }: { ticket: string }) {
  const { status } = useSession();
  useEffect(() => {
    if (status === "signed-out") location.replace(`/auth?next=${encodeURIComponent(location.pathname)}`);
  }, [status]);
  return status === "signed-in" ? <Asked ticket={ticket} /> : <Opening />;
}

function Asked({ ticket }: { ticket: string }) {
  const [opening] = useState(() => crypto.randomUUID());
  const { state, again } = useStudioSite({ ticket, opening });
  if (state.kind === "opening") return <Opening />;
  if (state.kind === "open") return <Open key={state.opened.access} ticket={ticket} opened={state.opened} />;
  const isShut = state.kind === "shut";
  return (
    <main className="grid min-h-dvh content-center justify-items-start gap-6 p-8">
      <h1 className="font-display text-5xl leading-[0.9]">{isShut ? words.shut : editorWords.title}</h1>
      <p role="alert" className="max-w-lg text-xl text-pretty">
        {isShut ? state.why : editorWords.failed} {isShut && state.wasEdited && words.notSaved}
      </p>
      <div className="flex flex-wrap gap-4">
        {!isShut && <Button onClick={again}>{editorWords.again}</Button>}
        <a href={`/admin/support/${ticket}`} className={buttonClass("outline")}>
          {words.back}
        </a>
      </div>
    </main>
  );
}

function Open({ ticket, opened }: { ticket: string; opened: StudioOpened }) {
  const { page, section, subject, access, draft, editing, workshop } = opened;
  const wanted: FirstPlace | undefined = page === null ? undefined : { page, section: section ?? undefined };
  const [first] = useState(() => firstShown(wanted, draft.document));
  const [isGone] = useState(() => page !== null && isElsewhere(wanted, first));
  const back = { label: words.back, href: `/admin/support/${ticket}` };
  const notice = <StudioNotice subject={subject} access={access} isGone={isGone} />;
  if (!editing) {
    return (
      <LookedEditor site={draft.document} workshop={workshop} back={back} notice={notice} first={first} />
    );
  }
  return (
    <Editor
      store={editing.store}
      history={editing.history}
      workshop={workshop}
      first={wanted}
      notice={notice}
      keepsDesign
      back={back}
      finish={null}
    />
  );
}

/** Whether what is shown first is not what was wanted; the page of all records is that of one. */
function isElsewhere(wanted: FirstPlace | undefined, first: ReturnType<typeof firstShown>): boolean {
  if (!wanted) return false;
  const isOtherPage = first.path === "/" && wanted.page !== "/";
  return isOtherPage || (wanted.section !== undefined && first.section === undefined);
}
