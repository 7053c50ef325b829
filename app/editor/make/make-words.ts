/** What the editor says to a visitor without an account alone. */
export const makeWords = {
  choose: "Choose from this machine",
  reading: "Reading …",
  stays: "It stays in this browser until you keep the site.",
  noPicture: "This file is no picture that your browser can draw. A JPEG, a PNG, a WebP or an SVG will do.",
  notKept: "Your browser keeps no pictures here. Keep the site first, and choose it then.",
} as const;
