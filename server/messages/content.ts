/** What visitors are told whose form did not get through, in the language of the site. */
const english = {
  title: "That did not get through",
  back: "Go back: what you wrote is still in the form.",
  tooLarge: "It was more than this form can take.",
  tooOften: "That was often. Wait a while and try again.",
  notAForm: "This is nothing that a form of this site sends.",
  notHere: "This form is not there any more. Load its page again.",
  elsewhere: "This was sent from another site.",
};

export type RefusalWords = typeof english;

const german: RefusalWords = {
  title: "Das ist nicht angekommen",
  back: "Gehen Sie zurück: Was Sie geschrieben haben, steht noch im Formular.",
  tooLarge: "Es war mehr, als dieses Formular aufnimmt.",
  tooOften: "Das war oft. Warten Sie eine Weile und versuchen Sie es noch einmal.",
  notAForm: "Das ist nichts, was ein Formular dieser Website sendet.",
  notHere: "Dieses Formular gibt es nicht mehr. Laden Sie seine Seite neu.",
  elsewhere: "Das kam von einer anderen Website.",
};

/** The words of refusals by the tag of a language. */
export function refusalWordsOf(language: string): RefusalWords {
  return language.startsWith("de") ? german : english;
}

/** To the owner, above lines of a cart that the shop does not have. */
export const unknownLines = "In the cart";
