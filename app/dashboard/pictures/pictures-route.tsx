import { useState } from "react";
import type { MetaFunction } from "react-router";
import type { PictureRow } from "../../../contract/picture.ts";
import { UndoNotice } from "../../account/area/undo-notice.tsx";
import { sendCommand } from "../../account/send-command.ts";
import { showSuccess, useAction } from "../../account/use-action.ts";
import { useSession } from "../../account/use-session.ts";
import { DashboardPage } from "../dashboard-page.tsx";
import { PictureDialog } from "./picture-dialog.tsx";
import { type PictureChange, PictureLibrary } from "./picture-library.tsx";
import { picturesContent as words } from "./pictures-content.ts";

export const meta: MetaFunction = () => [
  { title: words.title },
  { name: "description", content: words.description },
  { name: "robots", content: "noindex" },
];

export default function PicturesRoute() {
  return (
    <DashboardPage isStudios>
      <PicturesPage />
    </DashboardPage>
  );
}

function PicturesPage() {
  const { user } = useSession();
  const [opened, setOpened] = useState<PictureRow>();
  const [changed, setChanged] = useState<PictureChange>();
  const [deleted, setDeleted] = useState<PictureRow>();
  const { run } = useAction();

  const restore = (picture: PictureRow) =>
    void run(async () => {
      await sendCommand("restore-picture", { request: crypto.randomUUID(), picture: picture.id });
      setChanged({ id: picture.id, picture, isNew: true });
      setDeleted(undefined);
      showSuccess(words.edit.restored(picture.file_name));
    });

  return (
    <>
      <div className="grid gap-x-8 gap-y-4 py-10 lg:grid-cols-[auto_minmax(16rem,26rem)] lg:items-end lg:justify-between lg:py-14">
        <div>
          <h1 className="font-display text-[clamp(3.25rem,7.9vw,8.75rem)] leading-[0.9]">{words.heading}</h1>
        </div>
        <p className="text-lg text-pretty text-muted lg:pb-2">{words.lead}</p>
      </div>
      {user && <PictureLibrary owner={user.id} onOpen={setOpened} changed={changed} />}
      <UndoNotice
        done={deleted && words.edit.deleted(deleted.file_name)}
        undo={words.edit.undo}
        onUndo={() => deleted && restore(deleted)}
      />
      {opened && (
        <PictureDialog
          key={opened.id}
          picture={opened}
          onChange={(picture) => {
            setChanged({ id: opened.id, picture });
            setOpened(picture ?? undefined);
            setDeleted(picture ? undefined : opened);
          }}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}
