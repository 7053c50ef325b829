import { useEffect, useState } from "react";

/** `value` as it was when it had not changed for `pause` milliseconds: for what costs more than a letter is worth. */
export function useSettled<Value>(value: Value, pause = 500): Value {
  const [settled, setSettled] = useState(value);
  const text = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(text) as Value), pause);
    return () => clearTimeout(timer);
  }, [text, pause]);
  return settled;
}
