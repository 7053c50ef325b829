import type { FactWords, Words } from "./words.ts";

const weekdays = "Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag".split(" ");

export const german: Words = {
  skip: "Zum Inhalt",
  optional: "(freiwillig)",
  choose: "Bitte wählen",
  from: "ab",
  map: "Karte: {}",
  rating: "{} von 5",
  closedOn: "{} haben wir geschlossen. Bitte wählen Sie einen anderen Tag.",
  notSent:
    "Das ist nicht angekommen. Alles, was Sie geschrieben haben, steht noch hier: Bitte versuchen Sie es gleich noch einmal.",
  up: "gestiegen",
  down: "gefallen",
  unchanged: "unverändert",
  monthNames: "Januar Februar März April Mai Juni Juli August September Oktober November Dezember".split(" "),
  monthsShort: ["Jan", "Feb", "Mär", "Apr", "Mai", "Jun", "Jul", "Aug", "Sep", "Okt", "Nov", "Dez"],
  weekdays,
  everyWeekday: weekdays.map((day) => `${day}s`),
};

export const germanFacts: FactWords = {
  weekdays,
  weekdaysShort: "Mo Di Mi Do Fr Sa So".split(" "),
  everyDay: "Täglich",
  allDay: "24 Stunden",
  closed: "Geschlossen",
  and: "und",
  to: "bis",
  twelveHours: false,
  oClock: " Uhr",
  numbers: "keine eine zwei drei vier fünf sechs sieben acht neun zehn elf zwölf".split(" "),
};
