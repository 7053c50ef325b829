import { type MotionName, motions } from "./motions.ts";
import { move, opacityOf, scatter } from "./scatter.ts";

/** Seconds that one frame may stand for: after a pause they go on from where they were. */
const longestStep = 0.05;

/** Milliseconds of rest after a frame: slow as particles are, every other frame of a usual screen is enough. */
const rest = 20;

/**
 * Draws the particles of a canvas (`Particles`) until `signal` ends. They stand still while nobody sees them, and for
 * visitors who asked for less motion; `data-moving` tells which of the two it is.
 */
export function runParticles(element: HTMLElement, signal: AbortSignal): void {
  const canvas = element as HTMLCanvasElement;
  const context = canvas.getContext("2d");
  const motion = motions[canvas.dataset.particles as MotionName];
  if (!context || !motion) return;
  const particles = scatter(motion, Number(canvas.dataset.count), Math.random);
  const lessMotion = matchMedia("(prefers-reduced-motion: reduce)");
  let isSeen = false;
  let frame = 0;
  let pause = 0;
  let last = 0;
  let seconds = 0;
  let width = 0;
  let height = 0;

  /** Asks for layout and style, which no frame does. */
  function measure() {
    if (!context) return;
    width = canvas.clientWidth;
    height = canvas.clientHeight;
    const scale = Math.min(devicePixelRatio, 2);
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    context.scale(scale, scale);
    context.fillStyle = context.strokeStyle = getComputedStyle(canvas).color;
  }

  function draw(step: number) {
    if (!context || width * height === 0) return;
    context.clearRect(0, 0, width, height);
    for (const particle of particles) {
      move(particle, step, width, height);
      const x = particle.x * width;
      const y = particle.y * height;
      context.globalAlpha = opacityOf(particle, seconds);
      context.beginPath();
      if (motion.tail) {
        context.lineWidth = particle.radius * 2;
        context.moveTo(x, y);
        context.lineTo(x - particle.speedX * motion.tail, y - particle.speedY * motion.tail);
        context.stroke();
      } else {
        context.arc(x, y, particle.radius, 0, 2 * Math.PI);
        context.fill();
      }
    }
  }

  function next(now: number) {
    const step = last ? Math.min((now - last) / 1000, longestStep) : 0;
    last = now;
    seconds += step;
    draw(step);
    pause = window.setTimeout(ask, rest);
  }

  function ask() {
    frame = requestAnimationFrame(next);
  }

  function stop() {
    clearTimeout(pause);
    cancelAnimationFrame(frame);
  }

  function update() {
    const isMoving = isSeen && !lessMotion.matches;
    stop();
    last = 0;
    canvas.dataset.moving = String(isMoving);
    if (isMoving) ask();
    else draw(0);
  }

  const sight = new IntersectionObserver(([entry]) => {
    isSeen = entry?.isIntersecting ?? false;
    update();
  });
  const size = new ResizeObserver(() => {
    measure();
    draw(0);
  });
  sight.observe(canvas);
  size.observe(canvas);
  lessMotion.addEventListener("change", update, { signal });
  signal.addEventListener("abort", () => {
    stop();
    sight.disconnect();
    size.disconnect();
  });
}
