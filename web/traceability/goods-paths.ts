/** The addresses of what a company does with goods. */
export const goodsPaths = {
  goods: '/AgroProcessor/Agoods',
  pack: '/AgroProcessor/Agoods/pack',
  cool: '/AgroProcessor/Agoods/cool',
  ship: '/AgroProcessor/Agoods/ship',
  sell: '/AgroProcessor/Agoods/sell',
  shipments: '/AgroProcessor/Agoods/shipments',
  thing: '/AgroProcessor/Agoods/thing',
  keys: '/AgroProcessor/Akeys',
} as const;

/** The page of a thing; its address stands in the query, for it holds slashes of its own. */
export const thingPath = (thing: string): string => `${goodsPaths.thing}?of=${encodeURIComponent(thing)}`;

/** A form that begins with a thing. */
export const withThing = (path: string, thing: string, name: string): string =>
  `${path}?${new URLSearchParams({ of: thing, name }).toString()}`;
