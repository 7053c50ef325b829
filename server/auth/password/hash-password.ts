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
   * Whether `password` made `hash`. No hash (nobody has this address, or the account has no password) and a hash
   * of another algorithm give false after the same work, so that time tells nothing. Throws `HashQueueFullError`.
   */
  verify: (hash: string | undefined, password: string) => Promise<boolean>;
};

/**
 * Hashes and checks passwords on libuv's threads, at most `parallel` at once and never on the last core, so that
 * pages are served at full speed meanwhile; the rest wait in order of arrival, and when more than `longestQueue`
 * would wait, the newcomer is refused. The threads are shared with WebCrypto (tokens): the process should have more
 * of them than `parallel` (`UV_THREADPOOL_SIZE`).
 */
export function createPasswordHasher(options: { parallel: number; longestQueue: number }): PasswordHasher {
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

  return {
    hash: (password) => inTurn(() => argon2Hash(password, cost)),
    verify: (hash, password) =>
      inTurn(async () => {
        if (hash?.startsWith("$argon2id$")) return argon2Verify(hash, password);
        await argon2Hash(password, cost);
        return false;
      }),
  };
}
