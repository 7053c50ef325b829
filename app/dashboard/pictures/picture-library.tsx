import { useEffect, useState } from "react";
import type { PictureRow } from "../../../contract/picture.ts";
import { pictureFallback, pictureFile } from "../../../engine/picture.ts";
import { Button } from "../../components/ui/button.tsx";
import { TextField } from "../../components/ui/text-field.tsx";
import { picturesContent as words } from "./pictures-content.ts";
import { pageOfPictures, readPictures } from "./read-pictures.ts";
import { UploadZone } from "./upload-zone.tsx";
import { useUploads } from "./use-uploads.ts";

type Found = { pictures: readonly PictureRow[]; hasMore: boolean };

/** How long the search waits for the next letter. */
const pause = 250;

type Props = {
  /** Whose pictures. */
  owner: string;
  onOpen: (picture: PictureRow) => void;
  /** What has changed since they were read: `null` where it is gone. */
  changed?: { id: string; picture: PictureRow | null } | undefined;
};

/** An account's pictures: to bring some, to find one, to open it. */
export function PictureLibrary({ owner, onOpen, changed }: Props) {
  const [search, setSearch] = useState("");
  const [found, setFound] = useState<Found>();
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const uploads = useUploads((picture) => {
    setFound((now) => now && { ...now, pictures: [picture, ...now.pictures] });
    onOpen(picture);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks for the same
  useEffect(() => {
    let isOld = false;
    setHasFailed(false);
    const timer = setTimeout(
      async () => {
        try {
          const pictures = await readPictures(owner, search, 0);
          if (!isOld) setFound({ pictures, hasMore: pictures.length === pageOfPictures });
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
    if (!changed) return;
    const { id, picture } = changed;
    setFound(
      (now) =>
        now && {
          ...now,
          pictures: now.pictures.flatMap((one) => (one.id !== id ? [one] : picture ? [picture] : [])),
        },
    );
  }, [changed]);

  async function showMore(): Promise<void> {
    try {
      const more = await readPictures(owner, search, found?.pictures.length ?? 0);
      setFound(
        (now) => now && { pictures: [...now.pictures, ...more], hasMore: more.length === pageOfPictures },
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
        <TextField
          label={words.search}
          type="search"
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
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
