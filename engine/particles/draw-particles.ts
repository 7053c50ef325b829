// A worker's whole script: frames take no time of the page's own thread, which a phone needs for fingers.
import { type MotionName, motions } from "./motions.ts";
import { move, opacityOf, scatter } from "./scatter.ts";

/** What the page hands over first, once. */
export type Surface = { canvas: OffscreenCanvas; motion: MotionName; count: number };

/** What it tells then, and again whenever any of it has changed. */
export type Field = {
  /** CSS pixels. */
  width: number;
  height: number;
  /** Pixels of the canvas to one of CSS. */
  scale: number;
  color: string;
  isMoving: boolean;
};

/** Seconds that one frame may stand for: after a pause they go on from where they were. */
const longestStep = 0.05;

/** Milliseconds of rest after a frame: slow as particles are, every other frame of a usual screen is enough. */
const rest = 20;

addEventListener(
  "message",
  ({ data }: MessageEvent<Surface>) => {
    const show = drawOn(data);
    if (show) addEventListener("message", ({ data }: MessageEvent<Field>) => show(data));
  },
  { once: true },
);

/** Scatters particles and gives the function that shows them in a field, moving or still. */
function drawOn({ canvas, motion: name, count }: Surface): ((field: Field) => void) | undefined {
  const context = canvas.getContext("2d");
  if (!context) return undefined;
  const motion = motions[name];
  const particles = scatter(motion, count, Math.random);
  let frame = 0;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let last = 0;
  let seconds = 0;
  let width = 0;
  let height = 0;

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
    pause = setTimeout(ask, rest);
  }

  function ask() {
    frame = requestAnimationFrame(next);
  }

  return (field) => {
    clearTimeout(pause);
    cancelAnimationFrame(frame);
    last = 0;
    ({ width, height } = field);
    canvas.width = Math.round(width * field.scale);
    canvas.height = Math.round(height * field.scale);
    context.scale(field.scale, field.scale);
    context.fillStyle = context.strokeStyle = field.color;
    draw(0);
    if (field.isMoving) ask();
  };
}
