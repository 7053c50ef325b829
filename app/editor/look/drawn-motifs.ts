/** How the sheet of a design draws each motif, as a background, by the motif's name: it is written nowhere else. */
export function drawnMotifs(css: string): ReadonlyMap<string, string> {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return new Map(motifsIn(sheet.cssRules));
}

function motifsIn(rules: CSSRuleList): [motif: string, background: string][] {
  return Array.from(rules).flatMap((rule) => {
    if (rule instanceof CSSStyleRule) {
      const [, motif] = /\[data-motif="([a-z-]+)"\]/.exec(rule.selectorText) ?? [];
      const background = rule.style.getPropertyValue("--motif");
      return motif && background ? [[motif, background]] : [];
    }
    return rule instanceof CSSGroupingRule ? motifsIn(rule.cssRules) : [];
  });
}
