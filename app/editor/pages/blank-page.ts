import type { Page } from "../../../engine/document/site-document.ts";

type Words = { text: string; description: (title: string) => string };

const english: Words = {
  text: "Write here what this page is about. One or two sentences are a good beginning.",
  description: (title) => `${title}: what there is to know about it, and how you reach {name}.`,
};

const german: Words = {
  text: "Schreiben Sie hier, worum es auf dieser Seite geht. Ein oder zwei Sätze sind ein guter Anfang.",
  description: (title) => `${title}: was Sie darüber wissen sollten, und wie Sie {name} erreichen.`,
};

/** A page with its heading and a text that is a sample, in the language of the site (a tag such as `de-AT`). */
export function blankPage(title: string, language: string): Page {
  const words = language.startsWith("de") ? german : english;
  return {
    seo: { title: `${title} | {name}`, description: words.description(title) },
    sections: {
      text: { type: "prose", props: { variant: "page", title, parts: [{ paragraphs: [words.text] }] } },
    },
    order: ["text"],
    samples: { text: ["parts/0/paragraphs/0"] },
  };
}
