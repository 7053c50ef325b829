import { useState } from "react";
import { Link, type MetaFunction } from "react-router";
import type { PictureRow } from "../../../contract/picture.ts";
import { accountContent } from "../../account/content.ts";
import { Guard, useSignOut } from "../../account/guard.tsx";
import { useSession } from "../../account/use-session.ts";
import { Button } from "../../components/ui/button.tsx";
import { Wordmark } from "../../identity/wordmark.tsx";
import { PictureDialog } from "./picture-dialog.tsx";
import { PictureLibrary } from "./picture-library.tsx";
import { picturesContent as words } from "./pictures-content.ts";

export const meta: MetaFunction = () => [
  { title: words.title },
  { name: "description", content: words.description },
  { name: "robots", content: "noindex" },
];

export default function PicturesRoute() {
  return (
    <Guard only="customer">
      <PicturesPage />
    </Guard>
  );
}

function PicturesPage() {
  const { user } = useSession();
  const { leaving, signOut } = useSignOut();
  const [opened, setOpened] = useState<PictureRow>();
  const [changed, setChanged] = useState<{ id: string; picture: PictureRow | null }>();
  return (
    <div className="mx-auto flex min-h-dvh max-w-[110rem] flex-col px-4 sm:px-8 lg:px-12">
      <header className="flex min-h-20 items-center justify-between gap-4 border-b border-line">
        <Link to="/" aria-label={accountContent.home} className="flex min-h-12 items-center">
          <Wordmark className="h-7 sm:h-8" decorative />
        </Link>
        <Button
          variant="outline"
          busyLabel={leaving && accountContent.area.signingOut}
          onClick={() => void signOut()}
        >
          {accountContent.area.signOut}
        </Button>
      </header>
      <main className="grow pb-12">
        <div className="grid gap-x-8 gap-y-4 py-10 lg:grid-cols-[auto_minmax(16rem,26rem)] lg:items-end lg:justify-between lg:py-14">
          <div>
            <Link to="/dashboard" className="inline-flex min-h-12 items-center underline underline-offset-4">
              {words.back}
            </Link>
            <h1 className="font-display text-[clamp(3.25rem,7.9vw,8.75rem)] leading-[0.9]">
              {words.heading}
            </h1>
          </div>
          <p className="text-lg text-pretty text-muted lg:pb-2">{words.lead}</p>
        </div>
        {user && <PictureLibrary owner={user.id} onOpen={setOpened} changed={changed} />}
      </main>
      {opened && (
        <PictureDialog
          key={opened.id}
          picture={opened}
          onChange={(picture) => {
            setChanged({ id: opened.id, picture });
            setOpened(picture ?? undefined);
          }}
          onClose={() => setOpened(undefined)}
        />
      )}
    </div>
  );
}
