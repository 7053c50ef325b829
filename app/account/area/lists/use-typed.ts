import { useEffect, useRef, useState } from "react";
import { useNavigation } from "react-router";

/**
 * What is being typed into a search, and what takes the next letter: `onAsk` hears of it when somebody pauses. `asked` is what
 * is searched for by now, which may be taken back elsewhere.
 */
export function useTyped(asked: string, onAsk: (typed: string) => void): [string, (typed: string) => void] {
  const [typed, setTyped] = useState(asked);
  const sent = useRef(asked);
  // Whoever is on the way to somewhere else is not brought back by what they typed before.
  const isLeaving = useNavigation().state !== "idle";
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed, and whether somebody stays, is waited for
  useEffect(() => {
    if (typed === asked || isLeaving) return;
    const timer = setTimeout(() => {
      sent.current = typed;
      onAsk(typed);
    }, 200);
    // A busy browser tells of the way elsewhere only later than the timer ends: the link that was followed is known at once.
    const giveWay = (event: MouseEvent) => {
      const isFollowed = event.defaultPrevented && event.target instanceof Element;
      if (isFollowed && event.target.closest("a[href]")) clearTimeout(timer);
    };
    window.addEventListener("click", giveWay);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("click", giveWay);
    };
  }, [typed, isLeaving]);
  useEffect(() => {
    // Taken back elsewhere, as where all are shown again; what was asked for here may have been typed on since.
    if (sent.current !== asked) setTyped(asked);
    sent.current = asked;
  }, [asked]);
  return [typed, setTyped];
}
