/**
 * Runs `start` after the page's first paint, which needs none of what scripts do. A tab in the background paints nothing
 * and need not wait.
 */
export function whenPainted(start: () => void): void {
  if (document.hidden) start();
  else
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      start();
    }).observe({ type: "paint", buffered: true });
}
