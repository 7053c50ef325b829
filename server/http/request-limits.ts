import { networksOfAddress, widerShare } from "./network-of-address.ts";

/** What a network may ask for, in accounts that ask for all they may: a house or an office full of them. */
const accountsOfNetwork = 4;

const minute = 60_000;

/** Networks and accounts that are remembered at once: 10 MB at most, however many addresses somebody has. */
const mostRemembered = 50_000;

/** A network or an account asks too often; `retryAfterSeconds` (1 or more) is what the answer's `Retry-After` says. */
export class TooManyRequestsError extends Error {
  readonly retryAfterSeconds: number;
  constructor(retryAfterSeconds: number) {
    super("Too many requests");
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export type RequestLimits = {
  /** Counts a request of the client at `address` for its networks. Throws `TooManyRequestsError`. */
  countNetwork: (address: string) => void;
  /** Counts a request of the account `id`. Throws `TooManyRequestsError`. */
  countAccount: (id: string) => void;
  /** Networks and accounts that are remembered now. */
  remembered: () => number;
};

/**
 * Limits of what is asked of the APIs, a minute at a time from the first request: `perMinute` an account, four times that
 * a network, and an IPv6 /48 as much more as `widerShare` says. Counted in the memory of this server, since a write to
 * the database for every read would cost more than the read. Where there are more networks and accounts than are
 * remembered, those whose minute is nearest its end are forgotten first.
 */
export function createRequestLimits(perMinute: number, most = mostRemembered): RequestLimits {
  // All minutes are equally long, so that in the order of their beginning they are in the order of their end.
  const counts = new Map<string, { uses: number; endsAt: number }>();

  function forget(now: number): void {
    for (const [key, { endsAt }] of counts) {
      if (endsAt > now && counts.size < most) return;
      counts.delete(key);
    }
  }

  function use(key: string, points: number): void {
    const now = performance.now();
    const count = counts.get(key);
    if (count === undefined || count.endsAt <= now) {
      counts.delete(key);
      forget(now);
      counts.set(key, { uses: 1, endsAt: now + minute });
      return;
    }
    count.uses += 1;
    if (count.uses > points) throw new TooManyRequestsError(Math.ceil((count.endsAt - now) / 1000));
  }

  return {
    countNetwork: (address) => {
      const [narrow, ...wider] = networksOfAddress(address);
      const points = perMinute * accountsOfNetwork;
      use(narrow, points);
      for (const network of wider) use(network, points * widerShare);
    },
    countAccount: (id) => use(id, perMinute),
    remembered: () => counts.size,
  };
}
