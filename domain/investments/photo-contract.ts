import * as z from 'zod/mini';
import { photoParts } from '#farms';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { ofOffer } from './offer-contract.ts';

export const readOfferPhoto = endpoint({
  name: 'investments.readOfferPhoto',
  method: 'GET',
  path: '/api/offers/:offerId/photos/:photoId/:part',
  who: { investor: 'any', admin: 'any' },
  object: ofOffer,
  input: z.strictObject({ offerId: id, photoId: id, part: z.enum(photoParts) }),
  output: z.unknown(),
  errors: {},
  offline: 'never',
  audit: 'no',
  answers: 'file',
  summary:
    'A part of a photo that a published offer shows: of its farm, or of its evidence to those who hold a part of it',
});
