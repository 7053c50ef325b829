import type { ReactNode } from "react";

type Props = { heading: string; text: string; children: ReactNode };

/** A part of the page about the own account: what it is about, and beside it what is done there. */
export function AccountPart({ heading, text, children }: Props) {
  return (
    <section className="grid gap-x-12 gap-y-6 border-t border-line py-8 sm:py-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <div>
        <h2 className="font-display text-4xl leading-none">{heading}</h2>
        <p className="mt-4 max-w-md text-pretty wrap-anywhere text-muted">{text}</p>
      </div>
      <div className="max-w-lg">{children}</div>
    </section>
  );
}
