export const knowledgeSeo = {
  title: "Knowledge | Tessel",
  description:
    "Short articles on running a workshop with Tessel: orders, kilns, stock, dispatch and people. Search them, or read them all.",
};

export const knowledgeWords = {
  title: "Knowledge",
  lead: "Fifteen short articles, written standing up. Each is a tile; what your words find stays blue.",
  placeholder: "Cones, crates, corners",
  none: {
    title: "Nothing under this glaze",
    text: "No article has all of these words. Try one of them alone, or ask us: the answer becomes an article.",
  },
} as const;
