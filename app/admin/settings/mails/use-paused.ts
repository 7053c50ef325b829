import { useEffect, useState } from "react";

/** `value` once it has stayed the same for a moment: not every letter is asked about. */
export function usePaused<Value>(value: Value): Value {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), 400);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
}
