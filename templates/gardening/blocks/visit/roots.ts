/** Roots below a line, as one path: each goes down, wanders by a fixed rule, and forks. */
export function rootsOf(starts: readonly number[], depth: number): string {
  return starts.map((x, index) => root(x, 0, index % 2 === 0 ? 8 : -8, depth, index + 1)).join("");
}

function root(x: number, y: number, lean: number, reach: number, seed: number): string {
  if (reach < 26) return "";
  let path = `M${x} ${y}`;
  let [px, py] = [x, y];
  const forks: string[] = [];
  for (let step = 1; py < y + reach; step++) {
    const sway = Math.round(Math.sin(seed * 3.7 + step * 1.9) * 16 + lean);
    const fall = 22 + ((seed * 7 + step * 11) % 17);
    path += `q${Math.round(sway / 3)} ${Math.round(fall * 0.7)} ${sway} ${fall}`;
    px += sway;
    py += fall;
    if (step % 2 === seed % 2)
      forks.push(root(px, py, -lean * 1.7, (y + reach - py) * 0.62, seed + step * 2));
  }
  return path + forks.join("");
}
