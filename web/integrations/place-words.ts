import { countryCode } from '@shuka/domain/figures';
import { stateName } from '@shuka/domain/kit/state-names.ts';

/** What a programme may read of: a state’s name, or the words for the whole country. */
export const placeWords = (place: string, country: string): string =>
  place === countryCode ? country : stateName(place);
