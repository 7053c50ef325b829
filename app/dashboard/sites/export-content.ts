export const exportContent = {
  heading: "Take it with you",
  text: "Everything there is of this site in one zip: the pages as visitors see them, what you wrote, your pictures and your messages. It runs on any host for static files, and becomes the same site again here.",
  submit: "Export this site",
  busy: "Packing ...",
  progress: (percent: number) => `${percent} % is here`,
  cancel: "Stop",
  stopped: "Nothing was saved.",
  saved: (name: string) => `${name} is among your downloads, with a page in it that says what is what.`,
  brokenOff: "The connection broke off before the file was whole. Try again.",
};
