import type { ReactNode } from "react";
import { Link } from "react-router";
import { pictureFile, pictureSrcSet } from "../../engine/picture.ts";
import { luxury as ring } from "../../templates/showcase-pictures.ts";
import { Wordmark } from "../identity/wordmark.tsx";
import { BookRow } from "./book-row.tsx";
import { accountContent } from "./content.ts";
import { WithoutScripts } from "./without-scripts.tsx";

const { plate } = accountContent.auth;

/** One transparent pixel: a phone, which shows no plate, must not fetch one either. */
const noPicture = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";

/** The frame of the pages around signing in: one plate of our own work beside one column of form. */
export function AccountShell({ children, onIntent }: { children: ReactNode; onIntent?: () => void }) {
  return (
    <div className="lg:grid lg:min-h-dvh lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <header className="relative scheme-dark bg-paper text-ink">
        <div className="relative h-36 overflow-hidden sm:h-64 lg:sticky lg:top-0 lg:h-dvh">
          <BookRow />
          <picture>
            <source media="(max-width: 39.99rem)" srcSet={noPicture} />
            <img
              src={pictureFile(ring)}
              srcSet={pictureSrcSet(ring)}
              sizes="(min-width: 64rem) 134vh, 100vw"
              alt={plate.alt}
              width={ring.width}
              height={ring.height}
              fetchPriority="high"
              className="size-full object-cover object-[50%_14%] max-sm:hidden lg:object-[46%_50%]"
            />
          </picture>
          <div className="absolute inset-0 bg-linear-to-t max-sm:hidden from-paper/85 via-transparent via-30% to-paper/40" />
          <p className="absolute bottom-8 left-10 hidden max-w-xs text-sm text-pretty lg:block xl:left-14">
            {plate.caption}
          </p>
        </div>
        <Link
          to="/"
          aria-label={accountContent.home}
          className="absolute top-3 left-4 flex min-h-12 items-center px-1 sm:top-5 sm:left-7 lg:left-9 xl:left-13"
        >
          <Wordmark className="h-7 lg:h-9" decorative />
        </Link>
      </header>
      <main
        onFocus={onIntent}
        onPointerEnter={onIntent}
        className="flex px-5 py-12 sm:px-8 md:px-16 lg:px-[8%] lg:py-[max(4rem,11vh)]"
      >
        <div className="mx-auto w-full max-w-md lg:mx-0 lg:max-w-lg">
          <WithoutScripts />
          {children}
        </div>
      </main>
    </div>
  );
}
