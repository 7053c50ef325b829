/** The field that a town is drawn on. Its middle is the pin, so it may be cropped to any shape around it. */
export const field = { width: 1200, height: 900 };
