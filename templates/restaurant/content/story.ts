import type { CallToActionProps } from "../../../engine/blocks/call-to-action/call-to-action.props.ts";
import type { HeroProps } from "../../../engine/blocks/hero/hero.props.ts";
import type { TeamProps } from "../../../engine/blocks/team/team.props.ts";
import type { TimelineProps } from "../../../engine/blocks/timeline/timeline.props.ts";
import type { ValuesProps } from "../../../engine/blocks/values/values.props.ts";
import { restaurantPictures } from "../pictures.ts";
import { house, reserveLink } from "./house.ts";

export const head: HeroProps = {
  variant: "column",
  eyebrow: "The house",
  title: "It began with a power cut",
  lead: "On our first night the fuse blew with thirty-eight people at table. The building had been a candle works, and the last batch was still on the shelf. We have not needed the switch since.",
  actions: [],
  picture: restaurantPictures.candle,
  caption: "Poured on Mondays, gone by Sunday.",
};

export const team: TeamProps = {
  variant: "portraits",
  heading: {
    eyebrow: "Who cooks",
    title: "{count:members:words} people, by what they reach for",
  },
  members: [
    {
      name: "Ottilie Brandt",
      role: "Chef and owner",
      text: "Carbon steel, reground so often that it is a third narrower than when her mother gave it to her.",
      picture: restaurantPictures["object-knife"],
    },
    {
      name: "Marek Salo",
      role: "Hearth",
      text: "An iron pan that has not been washed with soap since 2011 and never will be.",
      picture: restaurantPictures["object-pan"],
    },
    {
      name: "Inès Caradec",
      role: "Cellar",
      text: "The one decanter that survived the move. Six hundred and forty bottles have met it.",
      picture: restaurantPictures["object-decanter"],
    },
    {
      name: "Tobias Fenwick-Rao",
      role: "Pastry and candles",
      text: "A whisk for the cream at noon. At nine in the morning, another like it, for the wax.",
      picture: restaurantPictures["object-whisk"],
    },
  ],
};

export const timeline: TimelineProps = {
  variant: "ledger",
  heading: { eyebrow: "1884 to now", title: "A short history of the dark" },
  entries: [
    {
      date: "1884",
      title: "A candle works",
      text: "Lampwick Lane lights half the harbor. The beams of the loft still carry the drying hooks.",
    },
    {
      date: "1931",
      title: "The last batch",
      text: "Electric light wins. The works close with four hundred tapers on the shelf.",
    },
    {
      date: "2011",
      title: "The fuse blows",
      text: "Opening night, ten past six, thirty-eight guests. Somebody remembers the shelf. Nobody goes home, and nobody calls an electrician.",
    },
    {
      date: "2014",
      title: "The hearth",
      text: "A mason builds it in eleven days out of the old melting furnace. The gas line is taken out.",
    },
    {
      date: "2019",
      title: "Three keys",
      text: "Cellar, library and loft open as private rooms, each with a lock of its own.",
    },
    {
      date: "2023",
      title: "Candles again",
      text: "We pour our own, from Rhode Island beeswax. Each burns four and a half hours: one dinner.",
    },
  ],
};

export const values: ValuesProps = {
  variant: "words",
  items: [
    {
      title: "One light",
      text: "A hundred and forty candles and the fire. It flatters everyone and hurries no one.",
    },
    {
      title: "One fire",
      text: "Everything hot has touched the hearth. If oak cannot cook it, we do not serve it.",
    },
    {
      title: "One sitting",
      text: "Each table is set once a night. It is yours from the match to the last of the wax.",
    },
  ],
};

export const invitation: CallToActionProps = {
  variant: "corner",
  title: "Come in before your eyes get used to the street",
  actions: [reserveLink, house.reservations],
};
