import { CommandError } from "../api/command-error.ts";

/**
 * Gives what runs an upload of an account, where it has a place left: `most` says how many come in at once, of one account and of all.
 * Throws `too_many` and `unavailable`.
 */
export function createUploadPlaces(most: { account: number; server: number }) {
  const underWay = new Map<string, number>();
  return async <Made>(account: string, work: () => Promise<Made>): Promise<Made> => {
    const own = underWay.get(account) ?? 0;
    const all = [...underWay.values()].reduce((sum, count) => sum + count, 0);
    if (own >= most.account) throw new CommandError("too_many");
    if (all >= most.server) throw new CommandError("unavailable");
    underWay.set(account, own + 1);
    try {
      return await work();
    } finally {
      const left = (underWay.get(account) ?? 1) - 1;
      if (left > 0) underWay.set(account, left);
      else underWay.delete(account);
    }
  };
}
