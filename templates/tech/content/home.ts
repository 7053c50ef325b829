import type { CallToActionProps } from "../../../engine/blocks/call-to-action/call-to-action.props.ts";
import type { DataTableProps } from "../../../engine/blocks/data-table/data-table.props.ts";
import type { TerminalProps } from "../../../engine/blocks/terminal/terminal.props.ts";
import type { HunksProps } from "../blocks/hunks/hunks.props.ts";
import type { KeyProps } from "../blocks/key/key.props.ts";
import type { LoadProps } from "../blocks/load/load.props.ts";
import type { PanesProps } from "../blocks/panes/panes.props.ts";
import { enter, fibre } from "../pictures.ts";

export const load = {
  heading: { eyebrow: "{shortName} top", title: "Now, as you read" },
  /** As many as the particles that stream behind the figures. */
  requests: 300,
  caption:
    "Behind the figures: 300 requests on their way. The other 9,999,700 of this second are with customers.",
  metrics: [
    { value: "10M+", label: "requests/sec", note: "At peak. The peak is Friday, 20:00, Lisbon time." },
    { value: "<100ms", label: "response", note: "At the 99th percentile, measured on the visitor's side." },
    { value: "99.99%", label: "uptime", note: "That leaves 52 minutes a year. We have used nine." },
    { value: "50+", label: "regions", note: "54 today. We round down, so nobody has to check." },
  ],
} satisfies LoadProps;

export const tiles = {
  heading: { eyebrow: "{shortName} ls products", title: "{count:words} panes, one prompt" },
  panes: [
    {
      title: "AI/ML",
      text: "Models stay warm next to your code. You pay for tokens; silence is free.",
      readout: [
        "parrot-70b    [||||||||||||||      142 tok/s]",
        "ear-large     [||||||               61 tok/s]",
        "thesaurus-s   [|||||||||||||||||| 9800 tok/s]",
        "oracle-2b     [                     asleep  ]",
        "",
        "gpu  37%   queue 0   cold starts today 2",
      ],
    },
    {
      title: "Cloud",
      text: "Functions, containers and cron, from none to nine thousand and back by breakfast.",
      readout: [
        "instances of shop-web, yesterday",
        "              .::.",
        "            .:||||:.       .",
        "  .        :||||||||:.   .:|:",
        ".:|:......:|||||||||||:::|||||:..",
        "00    04    08    12    16    20",
      ],
    },
    {
      title: "Database",
      text: "Postgres with a reader in every region. Writes go home, reads stay out.",
      readout: [
        "shop-db  primary  fra",
        " |-- reader  iad   lag  44 ms",
        " |-- reader  gru   lag  97 ms",
        " |-- reader  nrt   lag 118 ms",
        " `-- and 50 more",
      ],
    },
    {
      title: "Security",
      text: "Certificates, secrets and a firewall that has read the same lists as everybody else.",
      readout: [
        "deny   41,207  /wp-login.php",
        "deny    9,118  /.env",
        "deny      804  /admin/admin",
        "allow       1  /wp-login.php",
        "               (Stefan, by badge)",
      ],
    },
  ],
} satisfies PanesProps;

export const deploy = {
  variant: "window",
  heading: {
    eyebrow: "cat quickstart",
    title: "Copy this line.",
    lead: "It works in any folder with a package.json, a Dockerfile or an index.html. There is nothing to fill in first.",
  },
  title: "~/shop on main",
  lines: [
    { kind: "command", text: "npx {slug} deploy --regions all" },
    { kind: "output", text: "build     214 modules        19 s" },
    { kind: "output", text: "upload    3 of 38 files       5 s" },
    { kind: "output", text: "roll out  54 regions         20 s" },
    { kind: "success", text: "https://shop.{slug}.example  48 s" },
  ],
  copy: { label: "Copy", copied: "Copied", failed: "Not allowed. Click the line, then copy." },
} satisfies TerminalProps;

export const key = {
  title: "Press this key.",
  lead: "That was the tutorial. What follows happens without you.",
  picture: enter,
  steps: [
    { at: "0 s", title: "Your files are compared with the last deploy; only the difference travels." },
    { at: "27 s", title: "54 regions restore the same snapshot and answer their first probe." },
    {
      at: "47 s",
      title: "Traffic moves over at once, everywhere.",
      text: "The old version waits for an hour, in case.",
    },
    { at: "48 s", title: "You get an address.", text: "The water is at 42 °C." },
  ],
} satisfies KeyProps;

export const features = {
  heading: {
    eyebrow: "git log --patch --author={shortName}",
    title: "{count:words} things that teams delete in their first week",
  },
  hunks: [
    {
      title: "Rollback",
      file: "runbooks/friday.md",
      range: "@@ -1,5 +1 @@",
      removed: [
        "Wake the person who knows.",
        "Find the last tag that worked.",
        "Rebuild it (11 min) and hope.",
        "Apologize in #general.",
        "Apologize in #sales.",
      ],
      added: ["{slug} undo"],
      note: "0.8 seconds, to the same bytes as before.",
    },
    {
      title: "Preview",
      file: "wiki/who-has-staging.md",
      range: "@@ -1,3 +1,2 @@",
      removed: [
        "staging-1: Priya until Thu",
        "staging-2: broken, ask Dana",
        "staging-3: we do not talk about",
      ],
      added: ["fix-typo.shop.{slug}.example", "fix-fix-typo.shop.{slug}.example"],
      note: "Every branch has an address until it is merged.",
    },
    {
      title: "Scale",
      file: "infra/autoscale.yaml",
      range: "@@ -12,6 +12 @@",
      removed: ["min: 4", "max: 40", "target_cpu: 0.6", "cooldown: 300", "# TODO why 40", "# TODO why 0.6"],
      added: ["scale: true"],
      note: "From zero in 80 ms, to nine thousand in four seconds.",
    },
  ],
} satisfies HunksProps;

export const contract = {
  variant: "dense",
  heading: {
    eyebrow: "less CONTRACT",
    title: "What we owe you when we are down",
    lead: "Enterprise is the same platform with a signature under it: SAML sign-on, an audit log kept for seven years, regions of your own, and a named engineer who answers within 15 minutes. Credits are paid without a form.",
  },
  caption: "Credits for a month of 30 days, by measured uptime",
  columns: [
    { label: "Uptime", align: "start" },
    { label: "Down up to", align: "end" },
    { label: "We repay", align: "end" },
  ],
  rows: [
    { name: "99.99% or more", cells: ["4 min 19 s", "0%"] },
    { name: "99.9% to 99.99%", cells: ["43 min", "10%"] },
    { name: "99% to 99.9%", cells: ["7 h 12 min", "30%"] },
    { name: "below 99%", cells: ["any longer", "100%"] },
  ],
} satisfies DataTableProps;

export const start = {
  variant: "poster",
  eyebrow: "whoami",
  title: "You are three words from production.",
  text: "Free up to a million requests a month, then $2 for each further million. No card until then, no call ever.",
  actions: [
    { label: "Deploy Now", href: "#deploy" },
    { label: "{email}", href: "fact:email", means: "mail" },
  ],
  picture: fibre,
} satisfies CallToActionProps;
