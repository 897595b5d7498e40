import type { Farm } from '@shuka/domain/farms';
import type { Contract } from '@shuka/domain/kit/endpoint.ts';
import type { PhotoBlobs } from '@shuka/web/kit/engine.ts';
import type { Phone } from './phone.ts';
import type { Random } from './random.ts';

/** What someone may do next on a phone. */
export type Act = { readonly contract: Contract; readonly input: object; readonly blobs?: PhotoBlobs };

/** Null where the phone shows nothing that it could be done with. */
export type Maker = (phone: Phone, random: Random) => Act | null | Promise<Act | null>;

/** One of few, so that two phones often mean the same. */
export const oneOf = <Value>(random: Random, values: readonly Value[]): Value => random.pick(values) as Value; // none is empty

export const crops = ['Maize', 'Millet', 'Cassava', 'Yam', 'Sorghum', 'Cowpea'];

export const farmOf = (phone: Phone, random: Random): Farm | undefined => random.pick(phone.list<Farm>('farm'));
