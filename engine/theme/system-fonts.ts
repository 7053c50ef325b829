import type { Family } from "./families.ts";
import type { Script } from "./scripts.ts";

type Heights = Family["heights"];
/** Fonts of visitors' computers, the best first, and how high the Latin letters are that their makers gave them. */
type SystemFonts = { names: readonly string[]; heights: Heights };
export type ScriptFonts = {
  range: string;
  sans: readonly SystemFonts[];
  serif: readonly SystemFonts[];
  /** Before those of `sans`, beside a narrow family. */
  narrow?: readonly SystemFonts[];
};

export const arial = { small: 0.525, capital: 0.716 };
const times = { small: 0.45, capital: 0.66 };
const noto = { small: 0.536, capital: 0.714 };
const square = { small: 0.543, capital: 0.733 };

const romans = { names: ["Times New Roman", "Liberation Serif", "Tinos"], heights: times };
const grotesques = { names: ["Arial", "Liberation Sans", "Arimo"], heights: arial };
const narrow = { names: ["Arial Narrow", "Liberation Sans Narrow", "Roboto Condensed"], heights: arial };
const european = {
  sans: [{ ...grotesques, names: [...grotesques.names, "Roboto", "NotoSans-Regular"] }],
  narrow: [narrow],
  serif: [romans, { names: ["NotoSerif-Regular"], heights: noto }],
};

/** What is not in this table, the visitor's browser chooses. */
const fontsOfScripts: Partial<Record<Script, ScriptFonts>> = {
  cyrillic: { range: "U+400-52F,U+2116", ...european },
  greek: { range: "U+370-3FF,U+1F00-1FFF", ...european },
  hebrew: {
    range: "U+590-5FF,U+FB1D-FB4F",
    sans: [grotesques, { names: ["NotoSansHebrew-Regular"], heights: noto }],
    serif: [romans, { names: ["NotoSerifHebrew-Regular"], heights: noto }],
  },
  arabic: {
    range: "U+600-6FF,U+750-77F,U+8A0-8FF,U+FB50-FDFF,U+FE70-FEFC",
    sans: [{ names: ["NotoSansArabic-Regular", "GeezaPro", "Segoe UI"], heights: noto }],
    serif: [
      { names: ["NotoNaskhArabic-Regular"], heights: noto },
      { names: ["Times New Roman"], heights: times },
    ],
  },
  devanagari: {
    range: "U+900-97F,U+1CD0-1CFF,U+A8E0-A8FF",
    sans: [
      { names: ["NotoSansDevanagari-Regular", "KohinoorDevanagari-Regular", "Nirmala UI"], heights: noto },
    ],
    serif: [
      { names: ["NotoSerifDevanagari-Regular", "KohinoorDevanagari-Regular", "Nirmala UI"], heights: noto },
    ],
  },
  thai: {
    range: "U+E00-E7F",
    sans: [{ names: ["NotoSansThai-Regular", "Thonburi", "Leelawadee UI"], heights: noto }],
    serif: [{ names: ["NotoSerifThai-Regular", "Thonburi", "Leelawadee UI"], heights: noto }],
  },
  hangul: {
    range: "U+1100-11FF,U+3130-318F,U+A960-A97F,U+AC00-D7FF",
    sans: [
      { names: ["AppleSDGothicNeo-Regular", "Malgun Gothic", "NotoSansCJKkr-Regular"], heights: square },
    ],
    serif: [
      { names: ["AppleMyungjo", "NotoSerifKR-Regular", "Batang", "NotoSerifCJKkr-Regular"], heights: square },
    ],
  },
};

const han =
  "U+2E80-2FDF,U+3000-312F,U+31A0-4DBF,U+4E00-9FFF,U+F900-FAFF,U+FE30-FE4F,U+FF00-FFEF,U+20000-3FFFF";

/** Japan, Taiwan and China write some of the same characters differently. */
const fontsOfHan = {
  japanese: {
    sans: ["HiraginoSans-W3", "HiraKakuProN-W3", "Yu Gothic", "Meiryo", "NotoSansCJKjp-Regular"],
    serif: ["HiraMinProN-W3", "NotoSerifJP-Regular", "Yu Mincho", "NotoSerifCJKjp-Regular"],
  },
  traditional: {
    sans: ["PingFangTC-Regular", "Microsoft JhengHei", "NotoSansCJKtc-Regular"],
    serif: ["STSongti-TC-Regular", "NotoSerifTC-Regular", "PMingLiU", "NotoSerifCJKtc-Regular"],
  },
  simplified: {
    sans: ["PingFangSC-Regular", "Microsoft YaHei", "NotoSansCJKsc-Regular"],
    serif: ["STSongti-SC-Regular", "NotoSerifSC-Regular", "SimSun", "NotoSerifCJKsc-Regular"],
  },
};

/** The fonts worth naming for a script: none where the browser knows better. `text` and `language` tell Japanese from Chinese. */
export function fontsOf(script: Script, text: string, language: string): ScriptFonts | undefined {
  return script === "han" ? hanFonts(text, language) : fontsOfScripts[script];
}

/** The full or PostScript name of a font's bold. */
export function boldOf(font: string): string {
  // Apple gives some fonts numbers, and others no bold but a semibold.
  if (/^(PingFang|Kohinoor)/.test(font)) return font.replace("Regular", "Semibold");
  if (/-(W3|Regular)$/.test(font)) return font.replace("W3", "W6").replace("Regular", "Bold");
  return `${font} Bold`;
}

function hanFonts(text: string, language: string): ScriptFonts {
  const isJapanese = language.startsWith("ja") || /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);
  const isTraditional = /^zh-(TW|HK|MO)/.test(language);
  const { sans, serif } = fontsOfHan[isJapanese ? "japanese" : isTraditional ? "traditional" : "simplified"];
  return {
    range: han,
    sans: [{ names: sans, heights: square }],
    serif: [{ names: serif, heights: square }],
  };
}
