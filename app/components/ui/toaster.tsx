import X from "lucide-react/icons/x";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useHydrated } from "../../../engine/live/use-hydrated.ts";
import { dismissToast, type Toast, toastStore } from "./toasts.ts";
import { useRoomBelow } from "./use-room-below.ts";

const none: readonly Toast[] = [];
const lifetimes = { success: 6_000, destructive: 12_000 } as const;

/**
 * The notices at the bottom right. Two live regions stand ready before the first notice, because screen readers
 * announce what is added to a region they know: politely for a success, at once for an error.
 */
export function Toaster({ label, dismissLabel }: { label: string; dismissLabel: string }) {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.getSnapshot, () => none);
  const hydrated = useHydrated();
  const [paused, setPaused] = useState(false);
  const region = useRef<HTMLElement>(null);
  useRoomBelow(region, toasts);
  if (!hydrated) return null;

  const cards = (tone: Toast["tone"]) =>
    toasts
      .filter((toast) => toast.tone === tone)
      .map((toast) => <ToastCard key={toast.id} toast={toast} paused={paused} dismissLabel={dismissLabel} />);
  return (
    <section
      ref={region}
      aria-label={label}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
      className="pointer-events-none fixed right-0 bottom-0 z-50 flex w-full max-w-md flex-col p-4 print:hidden sm:p-6"
    >
      <div role="status" aria-live="polite" aria-atomic="false">
        {cards("success")}
      </div>
      <div role="alert" aria-live="assertive" aria-atomic="false">
        {cards("destructive")}
      </div>
    </section>
  );
}

function ToastCard({ toast, paused, dismissLabel }: { toast: Toast; paused: boolean; dismissLabel: string }) {
  const left = useRef<number>(lifetimes[toast.tone]);
  useEffect(() => {
    if (paused) return;
    const since = performance.now();
    const timer = setTimeout(() => dismissToast(toast.id), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(2_000, left.current - (performance.now() - since));
    };
  }, [paused, toast.id]);

  const bar = toast.tone === "destructive" ? "bg-danger" : "bg-success";
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is a shortcut for the button inside.
    <div
      onKeyDown={(event) => event.key === "Escape" && dismissToast(toast.id)}
      data-tone={toast.tone}
      className="pointer-events-auto relative mt-3 flex items-start gap-2 border border-line bg-raised py-1 pr-1 pl-6 text-ink shadow-xl transition duration-300 motion-reduce:transition-none starting:translate-y-4 starting:opacity-0"
    >
      <span aria-hidden className={`absolute inset-y-0 left-0 w-1.5 ${bar}`} />
      <div className="min-w-0 flex-1 py-3">
        <p className="font-semibold">{toast.title}</p>
        <p className="mt-0.5 wrap-anywhere text-muted">{toast.text}</p>
      </div>
      <button
        type="button"
        onClick={() => dismissToast(toast.id)}
        className="grid size-11 shrink-0 cursor-pointer place-items-center text-muted hover:text-ink"
      >
        <X size={18} aria-hidden />
        <span className="sr-only">{dismissLabel}</span>
      </button>
    </div>
  );
}
