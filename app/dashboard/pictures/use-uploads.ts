import { useEffect, useRef, useState } from "react";
import type { PictureRow } from "../../../contract/picture.ts";
import { describeError } from "../../account/describe-error.ts";
import { whenMade } from "./read-pictures.ts";
import { uploadPicture } from "./upload-picture.ts";

export type Upload = {
  id: string;
  name: string;
  /** What has been sent, from 0 to 1; undefined while it waits. */
  sent?: number;
  /** Why it came to nothing. */
  problem?: string;
};

/** Files on their way, one after the other; `onMade` gets each picture when its files are made. */
export function useUploads(onMade: (picture: PictureRow) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const cancels = useRef(new Map<string, AbortController>());
  const last = useRef(Promise.resolve());
  const made = useRef(onMade);
  made.current = onMade;
  useEffect(() => {
    const running = cancels.current;
    // Whoever leaves the page gives up what has not arrived.
    return () => {
      for (const cancel of running.values()) cancel.abort();
    };
  }, []);

  const change = (id: string, changed: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...changed } : one)));
  const remove = (id: string) => setUploads((all) => all.filter((one) => one.id !== id));

  async function send(id: string, file: File, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return;
    change(id, { sent: 0 });
    try {
      await uploadPicture(file, { id, signal, onProgress: (sent) => change(id, { sent }) });
      const picture = await whenMade(id, signal);
      if (picture.state === "ready") {
        made.current(picture);
        remove(id);
      } else change(id, { problem: picture.reason ?? "" });
    } catch (error) {
      if (signal.aborted) remove(id);
      else change(id, { problem: describeError(error) });
    }
    cancels.current.delete(id);
  }

  function add(files: Iterable<File>): void {
    for (const file of files) {
      const id = crypto.randomUUID();
      const cancel = new AbortController();
      cancels.current.set(id, cancel);
      setUploads((all) => [...all, { id, name: file.name }]);
      last.current = last.current.then(() => send(id, file, cancel.signal));
    }
  }

  function cancel(id: string): void {
    cancels.current.get(id)?.abort();
    remove(id);
  }

  return { uploads, add, cancel };
}
