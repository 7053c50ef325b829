const loopback = /^(localhost|.*\.localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/;

/** Whether a host, as it stands in an address or in `HOST`, is this machine and nobody else's. */
export function isLoopbackName(host: string): boolean {
  return loopback.test(host);
}
