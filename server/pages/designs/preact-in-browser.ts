/** What scripts that are built by themselves draw with: the same components on a runtime of a tenth of the size. */
export const preactAliases = {
  "react-dom/client": "preact/compat/client",
  "react-dom": "preact/compat",
  "react/jsx-runtime": "preact/jsx-runtime",
  react: "preact/compat",
};
