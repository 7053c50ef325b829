import { useCallback, useEffect, useState } from "react";

export type Loaded<Value> = {
  /** The newest that came, also while it is asked for anew. */
  value: Value | undefined;
  /** What the last attempt failed with. */
  error: unknown;
  loading: boolean;
  again: () => void;
};

/**
 * What `load` gives for `key`, asked for when the key changes and whenever `again` is called. What an earlier question is
 * answered late is dropped.
 */
export function useLoaded<Value>(key: string, load: () => Promise<Value>): Loaded<Value> {
  const [count, setCount] = useState(0);
  const [state, setState] = useState<{ asked: string; value?: Value; error?: unknown }>({ asked: "" });
  const asked = `${count} ${key}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what `load` asks for
  useEffect(() => {
    let isCurrent = true;
    load().then(
      (value) => isCurrent && setState({ asked, value }),
      (error: unknown) => isCurrent && setState((before) => ({ ...before, asked, error })),
    );
    return () => {
      isCurrent = false;
    };
  }, [asked]);

  const again = useCallback(() => setCount((before) => before + 1), []);
  return { value: state.value, error: state.error, loading: state.asked !== asked, again };
}
