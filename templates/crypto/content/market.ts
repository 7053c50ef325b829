/** The whole sample market (SPEC.md section 9); the serial number of the note on the home page is made of them. */
export const market = {
  cap: { label: "Market cap", value: "$2.1T", note: "All coins, sample figure" },
  volume: { label: "Volume, 24 h", value: "$89B", note: "Both sides counted once" },
  dominance: { label: "Dominance", value: "52.3%", note: "{name}'s share of the cap" },
  greed: { label: "Fear and greed", value: "73", note: "Of 100: greed" },
};

/** What all coins are worth, in millions of dollars. */
export const whole = 2_100_000;

/** When the sample day was frozen. */
export const sampledAt = "Sample figures, frozen at 16:00 UTC";
