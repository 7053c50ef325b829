/** The angle of a roof that rises `rise` inches in a foot. */
export function degreesOf(rise: number): number {
  return (Math.atan(rise / 12) * 180) / Math.PI;
}

/** A point at `degrees` above the level, `reach` to the left of the protractor's pin at 600, 600. */
export function onArc(degrees: number, reach: number): [x: number, y: number] {
  const angle = (degrees * Math.PI) / 180;
  return [Math.round(600 - reach * Math.cos(angle)), Math.round(600 - reach * Math.sin(angle))];
}
