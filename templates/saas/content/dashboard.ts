export const dashboardSeo = {
  title: "Dashboard | Tessel",
  description:
    "A working dashboard with the orders of a tileworks: 7, 30 or 90 days, charts laid in tiles, and a table to sort, filter and search.",
};

export const dashboardWords = {
  title: "Dashboard",
  lead: "Sample data, real controls. Nothing you press here is sent anywhere.",
  stock: "Celadon is at its mark. Ten buckets are on the way.",
  empty: { title: "Not a tile", text: "No order fits. Take a word or a filter back." },
} as const;
