const running = new Map();
let ticking;

/**
 * Shows that the step `label` is going on: on a terminal in one line for all running steps, with their seconds, elsewhere
 * by a line at its begin. Gives a function that ends it with a word.
 */
export function showProgress(label) {
  const started = Date.now();
  running.set(label, started);
  if (process.stdout.isTTY) {
    draw();
    ticking ??= setInterval(draw, 1_000);
  } else {
    console.log(`${label} ...`);
  }
  return (word) => {
    running.delete(label);
    erase();
    console.log(`${label}: ${word} (${secondsSince(started)})`);
    if (running.size > 0) return draw();
    clearInterval(ticking);
    ticking = undefined;
  };
}

function draw() {
  if (!process.stdout.isTTY) return;
  erase();
  const steps = [...running].map(([label, started]) => `${label} ... ${secondsSince(started)}`);
  process.stdout.write(steps.join(" | ").slice(0, (process.stdout.columns || 80) - 1));
}

function erase() {
  if (process.stdout.isTTY) process.stdout.write("\r\x1b[K");
}

function secondsSince(started) {
  return `${Math.round((Date.now() - started) / 1000)} s`;
}
