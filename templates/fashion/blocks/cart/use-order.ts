import { type FormEvent, useRef, useState } from "react";

type Progress = "open" | "sending" | "failed";

/** How far an order is, and what sends its form to `receiver`; `onSent` hears of it once it has arrived. */
export function useOrder(receiver: string | undefined, onSent: () => void) {
  const [progress, setProgress] = useState<Progress>("open");
  const isOnItsWay = useRef(false);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    // Not by the state: a second submission may come before that is drawn.
    if (!receiver || isOnItsWay.current) return;
    isOnItsWay.current = true;
    const data = new FormData(event.currentTarget);
    setProgress("sending");
    const isThere = await send(receiver, data);
    isOnItsWay.current = false;
    setProgress(isThere ? "open" : "failed");
    if (isThere) onSent();
  }

  return { progress, submit };
}

/** As the engine's forms do: shared with them, it would be one more file on every page that has a form and no cart. */
async function send(receiver: string, body: FormData): Promise<boolean> {
  try {
    return (await fetch(receiver, { method: "POST", headers: { accept: "application/json" }, body })).ok;
  } catch {
    return false;
  }
}
