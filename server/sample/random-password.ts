import { randomInt } from "node:crypto";

/** Without those that are taken for one another. */
const letters = "abcdefghjkmnpqrstuvwxyz23456789";

/** Sixteen letters in four groups, easy to read off a console and to type: 79 bits. */
export function randomPassword(): string {
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join("");
  return [group(), group(), group(), group()].join("-");
}
