/** The ids of the place for a PIN that stands in the app's shell before the app has come. */
export const earlyPlaces = { page: 'early-pin', sign: 'early-sign' } as const;
