export type Toast = { id: number; title: string; text: string; tone: "success" | "destructive" };

const most = 3;
let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function replace(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a notice at the bottom right, wherever the visitor goes next; the oldest leaves when a fourth comes. */
export function showToast(toast: Omit<Toast, "id">): void {
  lastId += 1;
  // The same notice again replaces its twin, so that pressing a button five times does not stack five of them.
  const others = toasts.filter((other) => other.title !== toast.title || other.text !== toast.text);
  replace([...others, { ...toast, id: lastId }].slice(-most));
}

export function dismissToast(id: number): void {
  replace(toasts.filter((toast) => toast.id !== id));
}

/** Takes all notices away: what they said is about to be out of date. */
export function dismissToasts(): void {
  if (toasts.length > 0) replace([]);
}

export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  getSnapshot: (): readonly Toast[] => toasts,
};
