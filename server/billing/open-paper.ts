import PDFDocument from "pdfkit";
import { identity } from "../identity.ts";
import { registerFaces } from "./paper-faces.ts";
import { createPen, type Pen } from "./paper-pen.ts";
import { paperWords as words } from "./paper-words.ts";

/** Where paper is cut otherwise than in the rest of the world. */
const letterCountries = new Set(["US", "CA", "MX", "PH", "CL", "CO"]);

export type PaperHead = { title: string; subject: string; country: string; day: string };

export type OpenedPaper = {
  document: PDFKit.PDFDocument;
  pen: Pen;
  /** Closes it, and gives its bytes. */
  finish: () => Promise<Uint8Array>;
};

/** An empty paper of the studio's: tagged, PDF/A-3b, in our own faces, with what it is called at the foot of each page. */
export function openPaper({ title, subject, country, day }: PaperHead): OpenedPaper {
  const document = new PDFDocument({
    size: letterCountries.has(country) ? "LETTER" : "A4",
    margins: { top: 56, left: 64, right: 64, bottom: 72 },
    pdfVersion: "1.7",
    subset: "PDF/A-3b",
    tagged: true,
    lang: "en",
    displayTitle: true,
    bufferPages: true,
    font: "",
    info: {
      Title: title,
      Creator: identity.name,
      Producer: identity.name,
      Subject: subject,
      CreationDate: new Date(day),
    },
  });
  const chunks: Buffer[] = [];
  document.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => {
    document.once("end", resolve);
    document.once("error", reject);
  });
  registerFaces(document);
  const pen = createPen(document);
  return {
    document,
    pen,
    finish: async () => {
      pen.end((page, pages) => `${identity.name} · ${title} · ${words.page(page, pages)}`);
      document.end();
      await ended;
      return new Uint8Array(Buffer.concat(chunks));
    },
  };
}
