import { useEffect, useRef, useState } from "react";

export type Stopwatch = {
  state: "ready" | "running" | "paused" | "done";
  /** Milliseconds that it has run. */
  elapsed: number;
  start: () => void;
  pause: () => void;
  stop: () => void;
};

/** How often those who look are told, in milliseconds. */
const tick = 100;

/** Runs for `length` milliseconds. It waits while the page is hidden: nobody breathes with a page they do not see. */
export function useStopwatch(length: number): Stopwatch {
  const [state, setState] = useState<Stopwatch["state"]>("ready");
  const [elapsed, setElapsed] = useState(0);
  const before = useRef(0);

  useEffect(() => {
    if (state !== "running") return;
    const begun = performance.now() - before.current;
    const timer = setInterval(() => {
      const now = performance.now() - begun;
      before.current = now;
      setElapsed(Math.min(now, length));
      if (now >= length) setState("done");
    }, tick);
    const rest = () => document.hidden && setState("paused");
    document.addEventListener("visibilitychange", rest);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", rest);
    };
  }, [state, length]);

  function rewind(next: Stopwatch["state"]) {
    before.current = 0;
    setElapsed(0);
    setState(next);
  }

  return {
    state,
    elapsed,
    start: () => (state === "paused" ? setState("running") : rewind("running")),
    pause: () => setState("paused"),
    stop: () => rewind("ready"),
  };
}
