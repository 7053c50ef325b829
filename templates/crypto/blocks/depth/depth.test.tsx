import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Depth } from "./depth.tsx";

const offers = [{ name: "Evening", cost: "$139", when: "6 to 10 PM", text: "After your work." }];

it("hills that are no books of coins say below what they are, and what it costs", () => {
  const html = renderToStaticMarkup(<Depth id="hours" title="What time is it there?" coins={offers} />);

  for (const words of ["Evening", "$139", "6 to 10 PM", "After your work."]) expect(html).toContain(words);
});

it("hills that are books of coins say what is bid and asked instead", () => {
  const html = renderToStaticMarkup(
    <Depth id="depth" title="The books" coins={offers} bids="Bids" asks="Asks" />,
  );

  expect(html).not.toContain("Evening");
});
