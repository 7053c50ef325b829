let isRefused = false;

/** Somebody was asked about a link's session on this page and stays who they were. */
export function markLinkRefused(): void {
  isRefused = true;
}

/** Whether a link was refused on this page and nobody has been told yet what that means here. */
export function isLinkRefused(): boolean {
  return isRefused;
}

/** The person was told. */
export function forgetRefusedLink(): void {
  isRefused = false;
}
