/** What the database takes for an id: an address that is typed or cut off has another shape, and needs no question. */
export const uuidShape = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
