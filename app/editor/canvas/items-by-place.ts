import { Fragment, jsx as keyed, jsxs as keyedList } from "react/jsx-runtime";

type Jsx = (type: never, props: never) => ReturnType<typeof keyed>;

/** Stands for `react/jsx-runtime` in views of blocks while they are edited (server/pages/editor): without the keys of items. */
export const jsx: Jsx = (type, props) => keyed(type, props);
export const jsxs: Jsx = (type, props) => keyedList(type, props);
export { Fragment };
