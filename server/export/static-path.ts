/**
 * Where a file of a published site lies among plain files, so that any static host answers for its address: a page is the
 * `index.html` of a folder of its own name, and what answers for what there is not is `404.html`, as hosts have it.
 */
export function staticPath(address: string): string {
  const path = address.replace(/^\/+/, "");
  if (path === "") return "index.html";
  if (/(^|\/)404$/.test(path)) return `${path}.html`;
  const name = path.slice(path.lastIndexOf("/") + 1);
  return name.includes(".") ? path : `${path.replace(/\/$/, "")}/index.html`;
}
