/** The words of what is exported. */
export const exportContent = {
  columns: ["Received", "Kind", "State", "Page", "Form", "Reply to", "What was written", "Order"],

  page: {
    title: (name: string) => `${name}: everything there is of it`,
    heading: (name: string) => name,
    lead: "This is your website, whole. It is yours: keep it, move it, or bring it back.",
    parts: {
      site: {
        name: "site",
        title: "The website",
        text: "Every page, script, letter and picture exactly as visitors are served them now. Put what is in this folder at the root of any host for static files and it runs, without us.",
        note: "Forms need somebody to send to: a host of plain files does not take messages, orders or sign-ups. Until you connect a form service, show your telephone number and your address instead.",
        hint: "Opened from this folder by a double click its pages have no dress: their addresses begin at the root of a host.",
      },
      none: {
        name: "site",
        title: "No website yet",
        text: "Nothing of this site is public now, so there are no pages to take along. What you have written is in site.json all the same.",
      },
      document: {
        name: "site.json",
        title: "What you wrote",
        text: "All pages, sections and facts as your draft has them, also what is not published yet. Together with the pictures it is all that is needed to make the same site again: under Create New Site choose From an export, and this zip as it is.",
      },
      pictures: {
        name: "pictures",
        title: "Your pictures",
        text: "Of each picture the sizes that pages show, and the original that they are made of.",
      },
      messages: {
        name: "messages.csv",
        title: "What people wrote to you",
        text: "Every message and order, for any program that opens tables. A mark before an equals sign, a plus or a minus keeps your program from reading a visitor's text as a formula.",
      },
    },
    colophon: (day: string) => `Exported from Fabula on ${day}.`,
  },
};
