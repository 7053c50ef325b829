import type { HungWork } from "../blocks/hung/hung.props.ts";
import { likesText, priceText, sizeText, type Work } from "./works.ts";

/** A work as it hangs: the picture, its measures, and what stands on its label. */
export function labelOf(work: Work): HungWork {
  const { id, title, artist, year, medium, edition, width, height, price, likes, isSold, picture } = work;
  return {
    title,
    artist,
    year: String(year),
    medium,
    ...(edition && { edition }),
    size: sizeText(work),
    width,
    height,
    price: priceText(price),
    likes: likesText(likes),
    isSold,
    href: `/gallery?work=${id}`,
    picture,
  };
}
