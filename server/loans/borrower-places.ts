import { findPlaces } from '#accounts';
import { findPlacesOf } from '#farms';
import type { Db } from '#kit/db.ts';

/** More than a farmer has. */
const mostPlaces = 1000;

type BorrowerPlace = { readonly stateCode: string; readonly lga: string };

/** The LGAs a farmer's land lies in, and the one they say they live in. */
export const borrowerPlaces = async (db: Db, keeperId: string): Promise<BorrowerPlace[]> => [
  ...(await findPlacesOf(db, keeperId, mostPlaces)),
  ...(await findPlaces(db, [keeperId])),
];
