import type { TextPages } from "./text-page.ts";

export const german: TextPages = {
  "/privacy": {
    title: "Datenschutz",
    description:
      "Was die Website von {name} über Besucher erfährt, was damit geschieht und wer Auskunft gibt.",
    lead: "Was diese Website von Ihnen erfährt, und was damit geschieht.",
    parts: [
      {
        title: "Das Wichtigste",
        paragraphs: [
          "Diese Website setzt keine Cookies, verfolgt niemanden über Seiten hinweg, zeigt keine Werbung und lädt nichts von anderen Unternehmen: keine Schriften, Karten, Videos oder Skripte.",
          "Sie können alles lesen, ohne uns zu sagen, wer Sie sind.",
        ],
      },
      {
        title: "Verantwortlich",
        lines: ["{name}", "{street}", "{locality}"],
        paragraphs: ["E-Mail: {email}", "Telefon: {phone}"],
      },
      {
        title: "Wenn Sie eine Seite ansehen",
        paragraphs: [
          "Ihr Browser bittet einen Server um jede Seite und nennt ihm dabei Ihre IP-Adresse, wie überall im Internet, denn irgendwohin muss die Antwort gehen. Der Server verwendet sie, um zu antworten und um sich vor Angriffen zu schützen. Wir verwenden sie nicht, um herauszufinden, wer Sie sind. Rechtsgrundlage ist unser berechtigtes Interesse, die Seiten sicher auszuliefern (Art. 6 Abs. 1 Buchst. f DSGVO).",
        ],
      },
      {
        title: "Wenn Sie uns schreiben oder anrufen",
        paragraphs: [
          "Was Sie über ein Formular, per E-Mail oder am Telefon mitteilen, erreicht uns und diejenigen, die es für uns befördern, etwa einen E-Mail-Anbieter. Wir verwenden es, um Ihnen zu antworten und zu tun, worum Sie bitten (Art. 6 Abs. 1 Buchst. b und f DSGVO).",
          "Wir behalten es so lange, wie das dauert, und länger nur, wo das Gesetz es verlangt, etwa bei Rechnungen. Wir verkaufen es nicht und geben es niemandem für dessen eigene Zwecke.",
        ],
      },
      {
        title: "Wenn Sie einem Link folgen",
        paragraphs: [
          "Links können auf andere Websites führen, etwa zu einer Karte oder einem Netzwerk. Was dort über Sie bekannt wird, beginnt mit Ihrem Klick und liegt in der Verantwortung der Betreiber.",
        ],
      },
      {
        title: "Ihre Rechte",
        paragraphs: [
          "Sie können Auskunft darüber verlangen, was wir über Sie wissen, es berichtigen oder löschen oder seine Verarbeitung einschränken lassen, ihr widersprechen, Ihre Daten mitnehmen und eine Einwilligung widerrufen. Sie können sich außerdem bei einer Aufsichtsbehörde beschweren.",
          "Schreiben Sie dazu an {email}.",
        ],
      },
    ],
  },
  "/imprint": {
    title: "Impressum",
    description: "Wer diese Website betreibt: Name, Anschrift und Kontakt von {name}.",
    parts: [
      { title: "Anbieter", lines: ["{name}", "{street}", "{locality}"] },
      { title: "Kontakt", lines: ["Telefon: {phone}", "E-Mail: {email}"] },
      { title: "Zulassung", lines: ["{licence}"] },
      {
        title: "Inhalte",
        paragraphs: [
          "Für den Inhalt dieser Seiten ist {name} verantwortlich. Sie sind mit Sorgfalt geschrieben. Wenn etwas nicht stimmt, sagen Sie es uns, und wir ändern es.",
          "Für Websites, auf die wir verweisen, sind deren Betreiber verantwortlich.",
        ],
      },
    ],
  },
  "/terms": {
    title: "Bedingungen",
    description:
      "Zu welchen Bedingungen diese Website genutzt wird, und was für Angebote, Texte und Bilder gilt.",
    lead: "Worauf Sie sich hier verlassen können, und was erst anderswo verbindlich wird.",
    parts: [
      {
        title: "Was diese Website ist",
        paragraphs: [
          "Sie erzählt von {name} und von dem, was wir anbieten. Sie dürfen sie lesen, auf sie verweisen und sie ausdrucken, ohne zu fragen.",
        ],
      },
      {
        title: "Angebote und Preise",
        paragraphs: [
          "Was hier beschrieben ist, lädt zum Fragen ein und ist noch kein Vertrag. Er kommt zustande, wenn wir Ihnen bestätigen, was getan wird, wann und zu welchem Preis.",
          "Preise und Zeiten können sich ändern. Was wir Ihnen bestätigt haben, gilt.",
        ],
      },
      {
        title: "Texte und Bilder",
        paragraphs: [
          "Sie gehören uns oder denen, die sie für uns gemacht haben. Wer sie anderswo verwenden möchte, fragt vorher.",
          "Schreiben Sie an {email}.",
        ],
      },
      {
        title: "Wofür wir einstehen",
        paragraphs: [
          "Wir halten diese Seiten so richtig und erreichbar, wie wir können, und können nicht versprechen, dass sie es immer sind. Ihre Rechte als Verbraucher, und was das Gesetz über Vorsatz, grobe Fahrlässigkeit und Schäden an Menschen sagt, bleiben unberührt.",
        ],
      },
      {
        title: "Wenn ein Teil nicht gilt",
        paragraphs: [
          "Dann gelten die anderen. Für alles, was hier nicht steht, gilt das Recht des Ortes, an dem wir sind.",
        ],
      },
    ],
  },
};
