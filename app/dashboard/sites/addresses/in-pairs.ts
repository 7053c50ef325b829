import { twinOf } from "../../../../contract/plain-host.ts";

type Named = { host: string };

/** A domain with its twin, where that is there too; `isLast` is the second of the two. */
export type Paired<Domain extends Named> = { domain: Domain; twin: Domain | undefined; isLast: boolean };

/** The domains in their order, but those that are one with www and one without next to each other, the shorter one first. */
export function inPairs<Domain extends Named>(domains: readonly Domain[]): Paired<Domain>[] {
  const done = new Set<string>();
  return domains.flatMap((domain): Paired<Domain>[] => {
    if (done.has(domain.host)) return [];
    const other = twinOf(domain.host);
    const twin = domains.find(({ host }) => host === other);
    for (const one of [domain, twin]) if (one) done.add(one.host);
    if (!twin) return [{ domain, twin, isLast: false }];
    const [short, long] = domain.host.length < twin.host.length ? [domain, twin] : [twin, domain];
    return [
      { domain: short, twin: long, isLast: false },
      { domain: long, twin: short, isLast: true },
    ];
  });
}
