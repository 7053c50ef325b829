import type { NewsletterProps } from "../../../engine/blocks/newsletter/newsletter.props.ts";
import { music } from "../../showcase-pictures.ts";
import type { LinerNotesProps } from "../blocks/liner-notes/liner-notes.props.ts";
import type { RecordHeroProps } from "../blocks/record-hero/record-hero.props.ts";
import type { TidesProps } from "../blocks/tides/tides.props.ts";
import { record, recordTall } from "../pictures.ts";

export const hero = {
  title: "{name}",
  lead: "A record label on a tidal creek. Eight releases, six artists, and a sleeve worth framing every time.",
  wide: record,
  tall: recordTall,
  release: "UT-008, Low Water Mark by Saltglass, is out now.",
  actions: [
    { label: "Flip through the crate", href: "#releases" },
    { label: "Read the back", href: "#sleeve" },
  ],
} satisfies RecordHeroProps;

export const linerNotes = {
  title: "We press one record when the water is right, and then we stop.",
  paragraphs: [
    "{name} began in {founded} as a way of paying for one sleeve. The record inside did better than planned, so we made another, and have been making the sleeve first ever since.",
    "Every cover is built from the same thing: half-round flutes, lit from the left. What they show is up to the artist. Nobody has asked for a photograph of the band yet.",
  ],
  picture: music,
  caption: "The set for UT-008: plaster flutes, a painted globe, one lamp.",
  figures: [
    { value: "8", label: "records in seven years" },
    { value: "500", label: "copies a pressing, numbered by hand" },
    { value: "80/20", label: "split, and the 80 is the artist’s" },
    { value: "0", label: "playlists pitched to" },
  ],
} satisfies LinerNotesProps;

/** Rooms in the order of their nights; `sold` is how full each is, in per cent. */
export const tides = {
  heading: {
    title: "Tide tables",
    lead: "Doors are at high water, wherever that leaves the evening. The gauge says how full the room is.",
  },
  dates: [
    {
      date: "Mar 4",
      town: "Astoria, OR",
      room: "The Net Shed",
      artist: "Saltglass",
      doors: "7:12 PM",
      sold: 100,
    },
    {
      date: "Mar 6",
      town: "Coos Bay, OR",
      room: "Pier 2 Ballroom",
      artist: "Saltglass",
      doors: "8:40 PM",
      sold: 88,
    },
    {
      date: "Mar 9",
      town: "Eureka, CA",
      room: "Eel River Grange",
      artist: "Drum Shoal",
      doors: "6:25 PM",
      sold: 61,
    },
    {
      date: "Mar 13",
      town: "Bolinas, CA",
      room: "The Lagoon Hall",
      artist: "Tern & Tern",
      doors: "9:03 PM",
      sold: 94,
    },
    {
      date: "Mar 20",
      town: "{city}, {region}",
      room: "Our own loft",
      artist: "Neap Choir",
      doors: "5:51 PM",
      sold: 100,
    },
    {
      date: "Mar 27",
      town: "Friday Harbor, WA",
      room: "Ferry, car deck",
      artist: "Marrow Quay",
      doors: "7:30 PM",
      sold: 37,
    },
  ],
  labels: { doors: "Doors", sold: "{}% sold", full: "High water" },
  note: "Tickets are $18 at the door or by mail:",
  link: { label: "{email}", href: "fact:email" },
} satisfies TidesProps;

export const letter = {
  variant: "band",
  title: "A letter at high water",
  text: "When a record is out, when a tour is booked, when the loft floods. Seven letters last year; two were about the loft.",
  fieldLabel: "Your email",
  placeholder: "you@example.com",
  buttonLabel: "Subscribe",
  note: "One press of a button ends it, and we take it well.",
} satisfies NewsletterProps;
