export type JoinedReads<Value, Hint> = {
  /** What `key` reads as; whoever asks while it is being read waits for the same answer, and their hint is not looked at. */
  read: (key: string, hint?: Hint) => Promise<Value>;
  /** Whoever asks from now on is not answered by a read that has begun; its answer is not kept. */
  forget: (key: string) => void;
  forgetAll: () => void;
};

/** Reads by `read`, each key once at a time, and gives `keep` what was read and is still true. */
export function joinReads<Value, Hint = never>(
  read: (key: string, hint?: Hint) => Promise<Value>,
  keep: (key: string, value: Value) => void,
): JoinedReads<Value, Hint> {
  const reading = new Map<string, Promise<Value>>();

  function begin(key: string, hint?: Hint): Promise<Value> {
    const isCurrent = () => reading.get(key) === begun;
    const begun = read(key, hint).then(
      (value) => {
        if (isCurrent()) {
          reading.delete(key);
          keep(key, value);
        }
        return value;
      },
      (error: unknown) => {
        if (isCurrent()) reading.delete(key);
        throw error;
      },
    );
    reading.set(key, begun);
    return begun;
  }

  return {
    read: (key, hint) => reading.get(key) ?? begin(key, hint),
    forget: (key) => void reading.delete(key),
    forgetAll: () => reading.clear(),
  };
}
