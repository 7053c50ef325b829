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
  // A Map is in the order of insertion: who is asked for goes to its end. Of a Map that is changed with each question most of
  // the time goes into that, so who is in the newer half of it already stays where it is.
  const kept = new Map<string, { value: Value; bytes: number; placedAt: number }>();
  let size = 0;
  let placed = 0;

  function drop(key: string): void {
    size -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  }

  return {
    get: (key) => {
      const found = kept.get(key);
      if (!found) return undefined;
      if (placed - found.placedAt > kept.size / 2) {
        kept.delete(key);
        kept.set(key, found);
        placed += 1;
        found.placedAt = placed;
      }
      return found.value;
    },
    set: (key, value, ownBytes) => {
      const bytes = ownBytes + overhead;
      drop(key);
      if (bytes > room) return;
      placed += 1;
      kept.set(key, { value, bytes, placedAt: placed });
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
