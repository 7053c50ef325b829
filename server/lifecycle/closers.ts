/** What must be undone at the end, in the order of being done. */
export type Closers = {
  add: (close: () => void | Promise<void>) => void;
  /** Undoes all of it, last first; the first error is thrown after the rest has been undone as well. */
  closeAll: () => Promise<void>;
};

/** A list of things to undo: filled while the server starts, used when it stops or when its start fails halfway. */
export function createClosers(): Closers {
  const closers: (() => void | Promise<void>)[] = [];
  return {
    add: (close) => void closers.push(close),
    async closeAll() {
      const errors: unknown[] = [];
      for (let close = closers.pop(); close; close = closers.pop()) {
        try {
          await close();
        } catch (error) {
          errors.push(error);
        }
      }
      if (errors.length > 0) throw errors[0];
    },
  };
}
