import { createHmac } from "node:crypto";
import { availableParallelism } from "node:os";
import { hash as argon2Hash, verify as argon2Verify } from "@node-rs/argon2";

/**
 * Argon2id with OWASP's first choice of parameters (Password Storage Cheat Sheet: 19 MiB, 2 passes, 1 lane);
 * argon2id is the library's default algorithm.
 */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 };

/** So many passwords wait to be hashed that one more would only time out; worth another try in a few seconds. */
export class HashQueueFullError extends Error {
  readonly retryAfterSeconds = 5;
  constructor() {
    super("Too many passwords are waiting to be hashed.");
  }
}

export type PasswordHasher = {
  /** Gives the PHC string to store. Throws `HashQueueFullError`. */
  hash: (password: string) => Promise<string>;
  /**
   * The same under a salt that is the (normalized) address's own: equal passwords of one address give equal strings, so
   * that any number of sign-ups with it can be compared at the price of one hash. Throws `HashQueueFullError`.
   */
  hashForAddress: (email: string, password: string) => Promise<string>;
  /**
   * Whether `password` made `hash`. No hash (nobody has this address, or the account has no password) and a hash
   * of another algorithm give false after the same work, so that time tells nothing. Throws `HashQueueFullError`.
   */
  verify: (hash: string | undefined, password: string) => Promise<boolean>;
  /**
   * The same, but where `verify` says false, gives what `hashForAddress` gives; one after the other in one turn, so that
   * passwords are decided about in the order in which they came. Throws `HashQueueFullError`.
   */
  verifyOrHashForAddress: (
    hash: string | undefined,
    email: string,
    password: string,
  ) => Promise<{ right: true } | { right: false; addressHash: string }>;
};

/**
 * Hashes and checks passwords on libuv's threads, at most `parallel` at once and never on the last core, so that
 * pages are served at full speed meanwhile; the rest wait in order of arrival, and when more than `longestQueue`
 * would wait, the newcomer is refused. The threads are shared with WebCrypto (tokens): the process should have more
 * of them than `parallel` (`UV_THREADPOOL_SIZE`).
 */
export function createPasswordHasher(options: {
  parallel: number;
  longestQueue: number;
  /** Makes the salts of addresses; the same on every server of one database. */
  saltKey: string;
}): PasswordHasher {
  const places = Math.max(1, Math.min(options.parallel, availableParallelism() - 1));
  const waiting: (() => void)[] = [];
  let running = 0;

  async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running < places) running += 1;
    else if (waiting.length < options.longestQueue) await new Promise<void>((go) => waiting.push(go));
    else throw new HashQueueFullError();
    try {
      return await work();
    } finally {
      // The place is handed over rather than freed, or a newcomer could slip in before the one who waited.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  }

  async function verify(hash: string | undefined, password: string): Promise<boolean> {
    if (hash?.startsWith("$argon2id$")) return argon2Verify(hash, password);
    await argon2Hash(password, cost);
    return false;
  }

  function hashForAddress(email: string, password: string): Promise<string> {
    const salt = createHmac("sha256", options.saltKey).update(email).digest().subarray(0, 16);
    return argon2Hash(password, { ...cost, salt });
  }

  return {
    hash: (password) => inTurn(() => argon2Hash(password, cost)),
    hashForAddress: (email, password) => inTurn(() => hashForAddress(email, password)),
    verify: (hash, password) => inTurn(() => verify(hash, password)),
    verifyOrHashForAddress: (hash, email, password) =>
      inTurn(async () => {
        if (await verify(hash, password)) return { right: true };
        return { right: false, addressHash: await hashForAddress(email, password) };
      }),
  };
}
