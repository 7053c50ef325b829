import { useEffect, useRef, useState } from "react";

/**
 * What is being typed into a search, and what takes the next letter: `onAsk` hears of it when somebody pauses. `asked` is what
 * is searched for by now, which may be taken back elsewhere.
 */
export function useTyped(asked: string, onAsk: (typed: string) => void): [string, (typed: string) => void] {
  const [typed, setTyped] = useState(asked);
  const sent = useRef(asked);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed is waited for
  useEffect(() => {
    if (typed === asked) return;
    const timer = setTimeout(() => {
      sent.current = typed;
      onAsk(typed);
    }, 200);
    return () => clearTimeout(timer);
  }, [typed]);
  useEffect(() => {
    // Taken back elsewhere, as where all are shown again; what was asked for here may have been typed on since.
    if (sent.current !== asked) setTyped(asked);
    sent.current = asked;
  }, [asked]);
  return [typed, setTyped];
}
