/** What a visit begins with. */
export { sampleCart as cart, sampleWishlist as wishlist } from "../content/cart.ts";
