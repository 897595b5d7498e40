import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { placeCode, rhythms } from './figure-model.ts';

/** Figures that somebody is sent by mail, until they stop it. */
const figureMail = z.strictObject({
  id,
  place: z.string(),
  every: z.enum(rhythms),
  startedAt: z.string(),
  /** The day the last one was sent for; null before the first. */
  sentOn: z.nullable(z.string()),
});

export type FigureMail = z.output<typeof figureMail>;

const lookers = { 'extension-manager': 'assigned', investor: 'assigned', admin: 'any' } as const;

export const startFigureMail = endpoint({
  name: 'figures.startFigureMail',
  method: 'POST',
  path: '/api/figures/:place/mails',
  who: lookers,
  object: { kind: 'counted-place', idField: 'place' },
  input: z.strictObject({ id, place: placeCode, every: z.enum(rhythms, 'counts.everyRequired') }),
  output: figureMail,
  errors: { 'mail-goes-already': 409, 'too-many-mails': 409, 'no-mail-address': 409, 'not-open-yet': 403 },
  offline: 'never',
  audit: 'asked for figures by mail',
  creates: true,
  limits: [{ by: 'account', times: 30, seconds: 3600 }],
  summary: 'Sends whoever asks the figures of a place each week or month, for as long as they may look at it',
});

export const listFigureMails = endpoint({
  name: 'figures.listFigureMails',
  method: 'GET',
  path: '/api/figure-mails',
  who: { 'extension-manager': 'any', investor: 'any', admin: 'any' },
  input: z.strictObject({}),
  output: z.strictObject({ items: z.array(figureMail) }),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'Which figures whoever asks is sent by mail: twenty at most',
});

export const stopFigureMail = endpoint({
  name: 'figures.stopFigureMail',
  method: 'POST',
  path: '/api/figure-mails/:mailId/stop',
  who: { 'extension-manager': 'own', investor: 'own', admin: 'own' },
  object: { kind: 'figure-mail', idField: 'mailId' },
  input: z.strictObject({ id, mailId: id }),
  output: z.strictObject({ isStopped: z.boolean() }),
  errors: {},
  offline: 'never',
  audit: 'stopped figures by mail',
  limits: [{ by: 'account', times: 100, seconds: 3600 }],
  summary: 'Ends a mail of figures',
});
