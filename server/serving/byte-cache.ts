export type ByteCache<Value> = {
  get: (key: string) => Value | undefined;
  /** `bytes` is what it takes of the room; what is larger than all of it is not kept. */
  set: (key: string, value: Value, bytes: number) => void;
  delete: (key: string) => void;
  /** The room that is taken now. */
  size: () => number;
};

/** What a kept value costs beside its own bytes: its key and its place in the map. */
const overhead = 100;

/** Keeps values in `room` bytes; what was not asked for longest goes first. */
export function createByteCache<Value>(room: number): ByteCache<Value> {
  // A Map is in the order of insertion: who is asked for goes to its end.
  const kept = new Map<string, { value: Value; bytes: number }>();
  let size = 0;

  function drop(key: string): void {
    size -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  }

  return {
    get: (key) => {
      const found = kept.get(key);
      if (!found) return undefined;
      kept.delete(key);
      kept.set(key, found);
      return found.value;
    },
    set: (key, value, ownBytes) => {
      const bytes = ownBytes + overhead;
      drop(key);
      if (bytes > room) return;
      kept.set(key, { value, bytes });
      size += bytes;
      for (const oldest of kept.keys()) {
        if (size <= room) return;
        drop(oldest);
      }
    },
    delete: drop,
    size: () => size,
  };
}
