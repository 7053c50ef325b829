/**
 * A key for what is taken apart from the section `key`: `hours-2`, or one that no section has yet where `isTaken` says that
 * this one is. At most 40 letters, as a document's keys are.
 */
export function keyBeside(key: string, name: string, isTaken: (key: string) => boolean): string {
  for (let count = 1; ; count += 1) {
    const suffix = count === 1 ? `-${name}` : `-${name}-${count}`;
    const beside = key.slice(0, 40 - suffix.length) + suffix;
    if (!isTaken(beside)) return beside;
  }
}
