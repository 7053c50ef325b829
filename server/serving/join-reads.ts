export type JoinedReads<Value> = {
  /** What `key` reads as; whoever asks while it is being read waits for the same answer. */
  read: (key: string) => Promise<Value>;
  /** Whoever asks from now on is not answered by a read that has begun; its answer is not kept. */
  forget: (key: string) => void;
  forgetAll: () => void;
};

/** Reads by `read`, each key once at a time, and gives `keep` what was read and is still true. */
export function joinReads<Value>(
  read: (key: string) => Promise<Value>,
  keep: (key: string, value: Value) => void,
): JoinedReads<Value> {
  const reading = new Map<string, Promise<Value>>();

  function begin(key: string): Promise<Value> {
    const isCurrent = () => reading.get(key) === begun;
    const begun = read(key).then(
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
    read: (key) => reading.get(key) ?? begin(key),
    forget: (key) => void reading.delete(key),
    forgetAll: () => reading.clear(),
  };
}
