import { isDatabaseUnavailable } from "../db/database.ts";
import { createByteCache } from "./byte-cache.ts";
import { joinReads } from "./join-reads.ts";
import type { AskedPage } from "./read-site.ts";
import type { SiteState } from "./site-state.ts";

/** Milliseconds after which a state is read again although nobody said that it changed: a ban may have ended. */
const longestKept = 60_000;
/** After which who asks is answered still, and has it read again: nobody waits for a site that is visited often. */
const readAgainAfter = 45_000;
/** For which the database is not asked again about what is known, once it did not answer. */
const pauseAfterFailure = 2_000;
const bytesOfState = 300;

export type SiteStates = {
  /** What is known of a site and needs no question. */
  known: (subdomain: string) => SiteState | undefined;
  /**
   * What is known, or else what the database says, which is told which page is `asked` for. Where it does not answer, what was known last, however old. Throws its
   * error where nothing was.
   */
  find: (subdomain: string, asked?: AskedPage) => Promise<SiteState>;
  /** Something of this site has changed. */
  forget: (subdomain: string) => void;
  /** From now on, `forget` is called for each change. */
  beginToHear: () => void;
  /** From now on it is not: nothing that is known counts, unless the database does not answer. */
  stopHearing: () => void;
};

type Options = {
  /** Bytes. */
  room: number;
  /** Milliseconds that only go on; tests let them pass. */
  now?: () => number;
};

/** States of sites, read by `read`, which is told what was known last, and kept as long as they are known to be true. */
export function createSiteStates(
  read: (subdomain: string, last: SiteState | undefined, asked?: AskedPage) => Promise<SiteState>,
  { room, now = () => performance.now() }: Options,
): SiteStates {
  const cache = createByteCache<{ state: SiteState; hearing: number; readAt: number }>(room);
  // Each time of hearing without a gap has a number; what was read in another, or in none, may have changed unheard.
  let hearing = 0;
  let isHearing = false;
  let askAgainAt = Number.NEGATIVE_INFINITY;

  const reads = joinReads(
    async (subdomain, asked?: AskedPage) => {
      const begun = { hearing: isHearing ? hearing : Number.NaN, readAt: now() };
      return { ...begun, state: await read(subdomain, cache.get(subdomain)?.state, asked) };
    },
    (subdomain, found) => cache.set(subdomain, found, bytesOfState),
  );

  function known(subdomain: string): SiteState | undefined {
    const kept = cache.get(subdomain);
    if (!kept) return undefined;
    const at = now();
    const age = at - kept.readAt;
    const isTrue = isHearing && kept.hearing === hearing && age < longestKept;
    if (isTrue && age >= readAgainAfter && at >= askAgainAt) readAhead(subdomain);
    return isTrue || at < askAgainAt ? kept.state : undefined;
  }

  function readAhead(subdomain: string): void {
    reads.read(subdomain).catch((error: unknown) => {
      if (isDatabaseUnavailable(error)) askAgainAt = now() + pauseAfterFailure;
    });
  }

  return {
    known,
    find: async (subdomain, asked) => {
      const state = known(subdomain);
      if (state) return state;
      try {
        return (await reads.read(subdomain, asked)).state;
      } catch (error) {
        const kept = isDatabaseUnavailable(error) && cache.get(subdomain);
        if (!kept) throw error;
        askAgainAt = now() + pauseAfterFailure;
        return kept.state;
      }
    },
    forget: (subdomain) => {
      reads.forget(subdomain);
      cache.delete(subdomain);
    },
    beginToHear: () => {
      hearing += 1;
      isHearing = true;
      askAgainAt = Number.NEGATIVE_INFINITY;
      reads.forgetAll();
    },
    stopHearing: () => {
      isHearing = false;
      reads.forgetAll();
    },
  };
}
