import type { Field, Surface } from "./draw-particles.ts";
import type { MotionName } from "./motions.ts";

/**
 * Has the particles of a canvas (`Particles`) drawn in a worker, from when it is first seen until `signal` ends. They
 * stand still while nobody sees them, and for visitors who asked for less motion; `data-moving` tells which of the two
 * it is. A canvas is handed over for good, so that one whose signal has ended cannot run again.
 */
export function runParticles(element: HTMLElement, signal: AbortSignal): void {
  const canvas = element as HTMLCanvasElement;
  const lessMotion = matchMedia("(prefers-reduced-motion: reduce)");
  let worker: Worker | undefined;
  let isSeen = false;
  let width = 0;
  let height = 0;

  function start(): Worker {
    const started = new Worker(new URL("./draw-particles.ts", import.meta.url), { type: "module" });
    const surface: Surface = {
      canvas: canvas.transferControlToOffscreen(),
      motion: canvas.dataset.particles as MotionName,
      count: Number(canvas.dataset.count),
    };
    started.postMessage(surface, [surface.canvas]);
    return started;
  }

  function update() {
    const isMoving = isSeen && !lessMotion.matches;
    canvas.dataset.moving = String(isMoving);
    if (isSeen) worker ??= start();
    const scale = Math.min(devicePixelRatio, 2);
    worker?.postMessage({
      width,
      height,
      scale,
      color: getComputedStyle(canvas).color,
      isMoving,
    } satisfies Field);
  }

  const sight = new IntersectionObserver(([entry]) => {
    isSeen = entry?.isIntersecting ?? false;
    update();
  });
  const size = new ResizeObserver(([entry]) => {
    if (entry) ({ width, height } = entry.contentRect);
    update();
  });
  sight.observe(canvas);
  size.observe(canvas);
  lessMotion.addEventListener("change", update, { signal });
  signal.addEventListener("abort", () => {
    sight.disconnect();
    size.disconnect();
    worker?.terminate();
  });
}
