import { useEffect, useMemo, useState } from "react";
import { useSession } from "../../account/use-session.ts";
import { askAddress } from "../../dashboard/support/asked-place.ts";
import { useComments } from "../comments/use-comments.ts";
import { openDraft } from "../draft/draft-of-site.ts";
import { Editor } from "../editor.tsx";
import { editorWords as words } from "../editor-words.ts";
import { fetchedPart } from "../fetched-part.tsx";
import { firstPlaceIn } from "../first-place.ts";
import type { PictureChoice } from "../form/form-context.ts";
import { OpenEditor, type Opened, Opening } from "../open-editor.tsx";
import { drawCardFor } from "../parts/draw-card.ts";
import { pourHere } from "./pour-here.ts";

// What is needed later comes later: a page can be typed into without them.
const PublishHere = fetchedPart(async () => ({ default: (await import("./publish-here.tsx")).PublishHere }));
const PeopleHere = fetchedPart(async () => ({ default: (await import("./people-here.tsx")).PeopleHere }));
const PictureField = fetchedPart(async () => ({
  default: (await import("../../dashboard/pictures/picture-field.tsx")).PictureField,
}));

/** A site that somebody with an account works on. Whoever is signed out signs in first and comes back here. */
export function EditedSite({ site }: { site: string }) {
  const { status, user, profile } = useSession();
  // Whose session ends while they write goes on writing: what cannot be saved is kept, and the state says so.
  const [isIn, setIn] = useState(false);
  useEffect(() => {
    if (status === "signed-in") setIn(true);
    if (status === "signed-out" && !isIn)
      location.replace(`/auth?next=${encodeURIComponent(location.pathname + location.search)}`);
  }, [status, isIn]);
  const isLeaving = Boolean(profile?.leaves_at);
  useEffect(() => {
    // Where somebody whose account is being deleted comes back first.
    if (isLeaving) location.replace("/dashboard");
  }, [isLeaving]);
  if (!isIn) return <Opening />;
  return (
    <OpenEditor open={() => openDraft(site)} history={{ draft: `site ${site}` }}>
      {(opened) => (
        <OpenSite site={site} opened={opened} owner={user?.id ?? ""} isSignedIn={status === "signed-in"} />
      )}
    </OpenEditor>
  );
}

type OpenProps = { site: string; opened: Opened; owner: string; isSignedIn: boolean };

/** The editor of a site that is there, with all that the server knows of it. */
function OpenSite({ site, opened, owner, isSignedIn }: OpenProps) {
  const comments = useComments(site, isSignedIn);
  const drawCard = useMemo(() => drawCardFor(site), [site]);
  const pictureField: PictureChoice = (field) => <PictureField {...field} owner={owner} />;
  return (
    <Editor
      {...opened}
      back={{ label: words.backToSite, href: `/dashboard/sites/${site}` }}
      first={firstPlaceIn(location.search)}
      askAddress={(page, section) => askAddress({ site, page, section: section ?? null })}
      pour={(design) => pourHere(site, opened.store, design)}
      pictureField={pictureField}
      drawCard={drawCard}
      comments={comments}
      people={(at) => <PeopleHere site={site} store={opened.store} {...at} />}
      finish={<PublishHere site={site} store={opened.store} />}
    />
  );
}
