/** Every path that is rendered to a file at build time; `/404` is the page that answers unknown paths. */
export const prerenderPaths = ["/", "/auth", "/auth/new-password", "/admin", "/dashboard", "/404"];
