/** Where the form of the landing page is sent, while it leads to the studio. */
export const contactPath = "/contact";
