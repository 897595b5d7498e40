import type { Spot } from '@shuka/domain/marketplace';
import { placeCentre } from '@shuka/domain/kit/lga-centres.ts';
import type { GrowingPlace } from '#farms';

/** Where something is: the middle of its plot, else of its LGA, else of its state. */
export const spotOf = (place: GrowingPlace | null): Spot => {
  if (place === null) return { position: null, from: 'state' };
  if (place.position !== null) return { position: place.position, from: 'plot' };
  const centre = placeCentre(place.stateCode, place.lga);
  return { position: centre?.position ?? null, from: centre?.of ?? 'state' };
};
