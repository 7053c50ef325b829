import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { families } from "../engine/theme/families.ts";
import { charactersIn } from "../engine/theme/unicode-range.ts";
import { furtherCharacters } from "./font-further-files.mjs";
import { drawnCharacters } from "./font-metrics.mjs";

const fileOf = (address) => readFileSync(new URL(`../public${address.split("?")[0]}`, import.meta.url));
const range = (text, set) => charactersIn(set, text).join("");

test("no character is in two files of a face, and each file has just those that its range says", async () => {
  for (const { faces, further } of Object.values(families)) {
    for (const { file, further: addresses } of faces) {
      const first = await drawnCharacters(fileOf(file));
      expect(addresses).toHaveLength(further.length);
      for (const [index, address] of addresses.entries()) {
        const drawn = [...(await drawnCharacters(fileOf(address)))]
          .map((code) => String.fromCodePoint(code))
          .toSorted();
        expect(drawn, address).toEqual(charactersIn(further[index], furtherCharacters).toSorted());
        expect(
          drawn.filter((character) => first.has(character.codePointAt(0))),
          address,
        ).toEqual([]);
      }
    }
    const everywhere = further.flatMap((set) => charactersIn(set, furtherCharacters));
    expect(new Set(everywhere).size).toBe(everywhere.length);
  }
});

test("what a family has and what it lacks are all the further characters", () => {
  for (const { name, further, lacks } of Object.values(families)) {
    const known = [...further, lacks].flatMap((set) => charactersIn(set, furtherCharacters));
    expect(known.toSorted().join(""), name).toBe(Array.from(furtherCharacters).toSorted().join(""));
  }
});

test("every theme can write the names of Europe and of Vietnam, with its own letters or those of deputies", () => {
  const europe = "ŁódźGyőrKrakówİstanbulKadıköyÞórBrčkoĽubicaȚăranĢirtsŽemaitėĦalTŵrŶnysĈieloŜipo";
  const vietnam = "ĐặngNguyễnThịHằngƯớcƠnỲỷỸẪẬ";
  for (const { name, lacks, deputies } of Object.values(families)) {
    const lacking = range(europe + vietnam, lacks);
    const drawn = deputies.flatMap((deputy) =>
      families[deputy].further.flatMap((set) => charactersIn(set, lacking)),
    );
    expect(
      Array.from(lacking).filter((letter) => !drawn.includes(letter)),
      name,
    ).toEqual([]);
  }
});

test("a further file is lighter than the first ones may be", () => {
  for (const address of Object.values(families).flatMap(({ faces }) =>
    faces.flatMap(({ further }) => further),
  ))
    expect(fileOf(address).length, address).toBeLessThan(22 * 1024);
});
