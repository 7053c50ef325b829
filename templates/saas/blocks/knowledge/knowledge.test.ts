import { expect, test } from "vitest";
import { knowledge } from "../../content/knowledge.ts";
import { articles } from "../../records/articles.ts";
import { formatKnowledgeQuery, parseKnowledgeQuery } from "./knowledge-query.ts";
import { excerpt, highlight, searchArticles, wordsOf } from "./search-articles.ts";

const { topics } = knowledge;
const find = (words: string, topic?: string) =>
  searchArticles(articles, { words, topic }).map(({ id }) => id);

test("without words all articles are found, and each topic has some", () => {
  expect(find("")).toEqual(articles.map(({ id }) => id));
  for (const topic of topics) expect(find("", topic).length).toBeGreaterThan(0);
});

test("all words must be there, in any order and case, as parts of words too", () => {
  expect(find("BEND cone")).toEqual(["cones"]);
  expect(find("shrink")).toEqual(["shrinkage"]);
  expect(find("cone unicorn")).toEqual([]);
  expect(find("crate", "Orders")).toEqual([]);
});

test("what has the word in its title comes first", () => {
  expect(find("label")[0]).toBe("labels");
  expect(find("label").length).toBeGreaterThan(1);
});

test("steps are searched like the text", () => {
  expect(find("rattles")).toEqual(["packing"]);
});

test("marks add nothing and lose nothing, whatever is searched for", () => {
  const text = "Crack the lid below 300 °F (really), unload below 125 °F.";
  for (const words of ["below", "LID be", "°f", "(", ".*", "300 °F", ""]) {
    const parts = highlight(text, wordsOf(words));
    expect(parts.map((part) => part.text).join("")).toBe(text);
  }
  expect(highlight(text, ["below"]).filter(({ isHit }) => isHit)).toHaveLength(2);
  expect(highlight("Kilns", ["kiln", "kilns"])).toEqual([{ text: "Kilns", isHit: true }]);
});

test("an excerpt is the sentence that has the word, else the first", () => {
  const [first] = articles;
  if (!first) throw new Error("no articles");
  expect(excerpt(first, ["pale"])).toContain("pale");
  expect(excerpt(first, [])).toBe(
    "An order needs three things before it is a tile: who wants it, what it is, and when it is due.",
  );
});

test("a query survives its address, and what is not known there is ignored", () => {
  expect(formatKnowledgeQuery({ words: "glaze & fire", topic: "Kilns" })).toBe(
    "?q=glaze+%26+fire&topic=kilns",
  );
  expect(parseKnowledgeQuery("?q=glaze+%26+fire&topic=kilns", topics)).toEqual({
    words: "glaze & fire",
    topic: "Kilns",
  });
  expect(formatKnowledgeQuery({ words: "  ", topic: undefined })).toBe("");
  expect(parseKnowledgeQuery("?topic=astrology&page=3", topics)).toEqual({ words: "", topic: undefined });
  expect(parseKnowledgeQuery(`?q=${"a".repeat(999)}`, topics).words).toHaveLength(80);
});
