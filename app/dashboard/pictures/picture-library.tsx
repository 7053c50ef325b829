import { useCallback, useEffect, useRef, useState } from "react";
import type { PictureRow } from "../../../contract/picture.ts";
import { pictureFallback, pictureFile } from "../../../engine/picture.ts";
import { Button } from "../../components/ui/button.tsx";
import { TextField } from "../../components/ui/text-field.tsx";
import { picturesContent as words } from "./pictures-content.ts";
import { pageOfPictures, readPictures } from "./read-pictures.ts";
import { UploadZone } from "./upload-zone.tsx";
import { useUploads } from "./use-uploads.ts";

type Found = { pictures: readonly PictureRow[]; hasMore: boolean };

/** A picture that has come, has become another, or (`null`) is gone. */
export type PictureChange = { id: string; picture: PictureRow | null; isNew?: boolean };

/** How long the search waits for the next letter. */
const pause = 250;

type Props = {
  /** Whose pictures. */
  owner: string;
  onOpen: (picture: PictureRow) => void;
  /** What has changed since they were read: `null` where it is gone. */
  changed?: PictureChange | undefined;
};

/** An account's pictures: to bring some, to find one, to open it. */
export function PictureLibrary({ owner, onOpen, changed: latest }: Props) {
  const [search, setSearch] = useState("");
  const [found, setFound] = useState<Found>();
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // All that has happened here: what is read may have been asked for before some of it.
  const changes = useRef<PictureChange[]>([]);
  const change = useCallback((one: PictureChange) => {
    changes.current.push(one);
    setFound((now) => now && { ...now, pictures: changed(now.pictures, [one]) });
  }, []);
  const uploads = useUploads((picture) => {
    change({ id: picture.id, picture, isNew: true });
    onOpen(picture);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks for the same
  useEffect(() => {
    let isOld = false;
    setHasFailed(false);
    const timer = setTimeout(
      async () => {
        const asked = changes.current.length;
        try {
          const pictures = await readPictures(owner, search, 0);
          const hasMore = pictures.length === pageOfPictures;
          if (!isOld) setFound({ pictures: changed(pictures, changes.current.slice(asked)), hasMore });
        } catch {
          if (!isOld) setHasFailed(true);
        }
      },
      search ? pause : 0,
    );
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [owner, search, attempt]);

  useEffect(() => {
    if (latest) change(latest);
  }, [latest, change]);

  async function showMore(): Promise<void> {
    const asked = changes.current.length;
    try {
      const more = await readPictures(owner, search, found?.pictures.length ?? 0);
      const since = changes.current.slice(asked);
      setFound(
        (now) =>
          now && {
            pictures: changed([...now.pictures, ...more], since),
            hasMore: more.length === pageOfPictures,
          },
      );
    } catch {
      setHasFailed(true);
    }
  }

  const said = found?.pictures.length === 0 ? (search ? words.nothingFound : words.empty) : "";
  return (
    <div className="grid gap-6 lg:gap-8">
      <div className="grid gap-6 lg:grid-cols-[1fr_22rem] lg:items-end">
        <UploadZone {...uploads} />
        {/* Where there is nothing, nothing is to be found. */}
        {(search !== "" || (found && found.pictures.length > 0)) && (
          <TextField
            label={words.search}
            type="search"
            value={search}
            onChange={({ currentTarget }) => setSearch(currentTarget.value)}
          />
        )}
      </div>
      <p role="status" className="empty:hidden text-xl text-muted">
        {hasFailed ? words.failed : found ? said : words.loading}
      </p>
      {hasFailed && (
        <Button variant="outline" className="justify-self-start" onClick={() => setAttempt(attempt + 1)}>
          {words.again}
        </Button>
      )}
      {found && found.pictures.length > 0 && (
        <ul
          aria-label={words.grid}
          className="grid grid-cols-2 pt-px pl-px sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5"
        >
          {found.pictures.map((picture) => (
            <li key={picture.id} className="-mt-px -ml-px border border-line">
              <PictureTile picture={picture} onOpen={() => onOpen(picture)} />
            </li>
          ))}
        </ul>
      )}
      {found?.hasMore && (
        <Button variant="outline" className="justify-self-center" onClick={() => void showMore()}>
          {words.more}
        </Button>
      )}
    </div>
  );
}

/** `pictures` with all that has happened to them since. */
function changed(pictures: readonly PictureRow[], since: readonly PictureChange[]): readonly PictureRow[] {
  let now = pictures;
  for (const { id, picture, isNew } of since) {
    if (picture && isNew) now = [picture, ...now.filter((one) => one.id !== id)];
    else now = now.flatMap((one) => (one.id !== id ? [one] : picture ? [picture] : []));
  }
  return now;
}

function PictureTile({ picture, onOpen }: { picture: PictureRow; onOpen: () => void }) {
  const { file_name: name, alt, manifest, state } = picture;
  const note =
    state === "working" ? words.working : alt === null ? words.untold : alt === "" ? words.decorative : alt;
  return (
    <button
      type="button"
      onClick={onOpen}
      className="group block w-full cursor-pointer text-left focus-visible:relative focus-visible:z-10"
    >
      <span className="block aspect-square overflow-hidden bg-raised">
        {manifest && (
          <PictureImage manifest={manifest} className="transition-opacity group-hover:opacity-85" />
        )}
      </span>
      <span className="block p-3">
        <span className="block truncate font-semibold">{name}</span>
        <span className={`block truncate text-sm ${alt === null ? "text-accent" : "text-muted"}`}>
          {note}
        </span>
      </span>
    </button>
  );
}

/** A picture as a small view of itself; what it shows is said beside it. */
export function PictureImage({
  manifest,
  className = "",
}: {
  manifest: NonNullable<PictureRow["manifest"]>;
  className?: string;
}) {
  return (
    <picture>
      <source type="image/avif" srcSet={pictureFile(manifest, manifest.widths[0])} />
      <img
        src={pictureFallback(manifest)}
        alt=""
        loading="lazy"
        decoding="async"
        className={`size-full object-cover ${className}`}
      />
    </picture>
  );
}
