/** Redirects of one site: as many as whoever comes from a large site of another kind brings along. */
export const mostRedirects = 300;
