/** Logs the path that led nowhere (SPEC.md section 2). */
export function logNotFound(): void {
  console.error("404: no page at", location.pathname);
}
