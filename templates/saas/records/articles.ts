import type { Article } from "../collections.ts";

export const articles: Article[] = [
  {
    id: "first-order",
    topic: "Orders",
    title: "Lay your first order",
    text: [
      "An order needs three things before it is a tile: who wants it, what it is, and when it is due. Everything else can be added with clay on your hands.",
      "If a customer writes by mail, forward the mail to your wall's own address. {name} reads item, count and date, and leaves the tile pale until somebody has confirmed it.",
    ],
    steps: [
      "Press N, or choose New order.",
      "Type the customer's first letters, then Enter.",
      "Type the item and the count: 240 field cobalt.",
      "Set the due date, or let the wall suggest the first day that your kilns can keep.",
    ],
  },
  {
    id: "late",
    topic: "Orders",
    title: "Why a tile has lost a corner",
    text: [
      "A corner breaks off when an order can no longer be on time: the next free kiln cools after the due date, or the glaze will arrive too late. It does not wait for the due date to pass, because by then you know.",
      "Move the date with the customer, or move the order to an earlier firing. The corner grows back by itself.",
    ],
  },
  {
    id: "rush",
    topic: "Orders",
    title: "Take a rush order without breaking the others",
    text: [
      "Before you say yes on the phone, hold the tile over the wall: the orders that would become late show their broken corner while you hold it. If you see none, say yes.",
      "Charge for the place, not for the hurry. Workshops that print a rush fee of 20 percent on the quote get half as many rush orders.",
    ],
  },
  {
    id: "remake",
    topic: "Orders",
    title: "When a piece breaks: remakes",
    text: [
      "Mark broken pieces where they are found, on the shelf or in packing. {name} adds as many to the next batch of the same glaze and links both, so that the order stays one order.",
      "Make three percent more than ordered for anything larger than six inches. It costs less than a firing for one tile.",
    ],
  },
  {
    id: "cones",
    topic: "Kilns",
    title: "Cones and temperatures, in one table's worth of words",
    text: [
      "A cone measures heat work: temperature and time together. At 108 °F an hour a large cone 04 bends at 1945 °F, cone 6 at 2232 °F and cone 10 at 2345 °F.",
      "{name}'s programs are written in cones. If your controller only knows degrees, slow the last two hours rather than going hotter: the cone bends for both.",
    ],
  },
  {
    id: "schedule",
    topic: "Kilns",
    title: "Load a kiln on the schedule",
    text: [
      "Drag tiles on to a kiln, or choose a kiln and press F to fill it: orders of the same cone are taken by due date until the shelves are full.",
      "Shelf space is counted in square inches with a half-inch gap around each piece. Change the gap under Kiln, Shelves if your glazes run.",
    ],
    steps: [
      "Choose the kiln and the program.",
      "Press F, then look at what was left out.",
      "Lock the firing. From here on customers are told its date.",
    ],
  },
  {
    id: "opening",
    topic: "Kilns",
    title: "How soon may a kiln be opened?",
    text: [
      "Crack the lid below 300 °F, unload below 125 °F. Sooner, and glaze crazes while you watch. The wall shows the time at which the curve gets there and moves it if the kiln cools slowly.",
      "Nobody can set a firing to opened before its temperature allows it, owners included. We were asked for an exception once, and remember the kiln.",
    ],
  },
  {
    id: "sensor",
    topic: "Kilns",
    title: "Connect a kiln controller",
    text: [
      "Controllers with Wi-Fi appear by themselves under Kiln, Add. For older ones a thermocouple reader of type K with a network plug is enough: {name} needs one reading a minute.",
      "If readings stop for ten minutes the curve turns gray and the owner gets a message. The firing itself is never touched: {name} reads kilns, it does not drive them.",
    ],
  },
  {
    id: "buckets",
    topic: "Stock",
    title: "Count glaze in buckets, not in gallons",
    text: [
      "Nobody knows how many gallons are left, but everybody can count buckets. Set how many square feet a bucket covers once for each glaze; orders then use it up in tenths.",
      "Count by eye on Fridays. If the wall is off by more than one bucket, change the coverage instead of the count.",
    ],
  },
  {
    id: "reorder",
    topic: "Stock",
    title: "Set the mark at which stock is reordered",
    text: [
      "Take the supplier's slowest delivery of the last year in days, and what you use on a busy day. Multiply, then add one bucket. That is your mark.",
      "When stock falls to it, {name} drafts the order for the supplier and chips the last tile. Sending it is one key, so that somebody has looked.",
    ],
  },
  {
    id: "shrinkage",
    topic: "Stock",
    title: "Reckon with shrinkage",
    text: [
      "Wet size is fired size divided by one minus the shrinkage. For a clay that shrinks 12 percent, a 4 inch tile is cut at 4 / 0.88, which is 4.55 inches.",
      "Enter the shrinkage once for each clay body. Cutting lists then show wet sizes, and orders keep the size that the customer will measure.",
    ],
  },
  {
    id: "packing",
    topic: "Dispatch",
    title: "Pack tile so that it arrives as tile",
    text: [
      "Stand tiles on edge, face to face, never flat: flat, the top row carries the truck. Fill every gap, because movement breaks more than weight does.",
      "Keep a crate below 50 pounds. Above that it is dropped, and the carrier's form calls that handling.",
    ],
    steps: [
      "Pair tiles face to face with paper between.",
      "Stand the pairs on edge in the crate.",
      "Fill to the lid, close, shake. If it rattles, open it.",
      "Tick the list on the wall; the label prints when it is full.",
    ],
  },
  {
    id: "labels",
    topic: "Dispatch",
    title: "Print carrier labels",
    text: [
      "Labels print when the packing list is full and not before. Connect your carrier's account under Dispatch, Carriers; rates are your own, we add nothing.",
      "For pallets choose Freight. The wall then asks for the size and books the pickup for the next working day before noon.",
    ],
  },
  {
    id: "roles",
    topic: "Team",
    title: "Who may do what",
    text: [
      "Makers move tiles. Packers tick lists and print. Owners see money. Anybody can mark something as broken, because honesty should not need a permission.",
      "Give people the smallest role that does not annoy them. It can be changed at the wall, with the owner's key.",
    ],
  },
  {
    id: "shortcuts",
    topic: "Team",
    title: "All keyboard shortcuts",
    text: [
      "On the dashboard: 1, 2 and 3 choose seven, thirty or ninety days; / goes to the search field; T shows the charts as tables; L shows what is late.",
      "Single keys can be switched off beside the range, for those who dictate to their computer.",
    ],
  },
];
