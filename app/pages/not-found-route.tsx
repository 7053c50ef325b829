import { useEffect } from "react";
import { Link, type MetaFunction } from "react-router";
import { buttonClass } from "../components/ui/button-class.ts";
import { logNotFound } from "../enhancement/log-not-found.ts";
import { Wordmark } from "../identity/wordmark.tsx";
import type { PageHandle } from "../root.tsx";
import { notFoundContent as words } from "./not-found-content.ts";
import { tornEdge } from "./torn-edge.ts";

export const handle: PageHandle = { noJs: true };

export const meta: MetaFunction = () => [
  { title: words.title },
  { name: "description", content: words.description },
  { name: "robots", content: "noindex" },
];

export default function NotFoundRoute() {
  // The page rendered ahead of time has no effects: there the enhancement script logs the path.
  useEffect(logNotFound, []);

  return (
    <main data-not-found className="grid min-h-dvh md:grid-cols-[7fr_4fr]">
      <div className="flex flex-col p-6 sm:p-10 lg:p-16">
        <Wordmark className="h-8 self-start" />
        <div className="my-auto py-16">
          <h1 className="max-w-[11ch] font-display text-[clamp(3.25rem,9vw,9rem)] leading-none text-balance">
            {words.heading}
          </h1>
          <p className="mt-8 mb-10 max-w-md text-lg text-pretty text-muted">{words.text}</p>
          <Link to="/" className={buttonClass("solid")}>
            {words.home}
          </Link>
        </div>
        <p aria-hidden className="font-display text-2xl">
          {words.before}
        </p>
      </div>
      <div
        aria-hidden
        className="relative flex min-h-80 flex-col bg-raised p-6 pt-24 sm:p-10 md:pt-10 md:pl-28 lg:p-16 lg:pl-32"
      >
        <TornEdge className="hidden h-full w-16 md:block" viewBox="0 0 60 1000" />
        <TornEdge className="h-12 w-full md:hidden" viewBox="0 0 1000 60" turn="matrix(0 1 1 0 0 0)" />
        <p className="my-auto max-w-[16ch] font-display text-3xl leading-tight text-pretty text-muted lg:text-4xl">
          {words.nextPage}
        </p>
        <p className="self-end font-display text-2xl">{words.after}</p>
      </div>
    </main>
  );
}

function TornEdge({ className, viewBox, turn }: { className: string; viewBox: string; turn?: string }) {
  return (
    <svg
      aria-hidden="true"
      className={`absolute top-0 left-0 fill-accent ${className}`}
      viewBox={viewBox}
      preserveAspectRatio="none"
    >
      <path d={tornEdge.fibres} transform={turn} className="opacity-30" />
      <path d={tornEdge.printed} transform={turn} />
    </svg>
  );
}
