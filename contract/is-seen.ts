/** Whether a text has anything that eyes see: marks of direction and spaces of no width are none, and `trim` leaves them. */
export function isSeen(text: string): boolean {
  return /[^\p{Cf}\p{Cc}\p{Z}]/u.test(text);
}
