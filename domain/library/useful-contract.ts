import { endpoint } from '#kit/endpoint.ts';
import { effect } from '#kit/row-type.ts';
import { advice, adviceRows, usefulWord, type Advice, type UsefulWord } from './kept-model.ts';

/** What a farmer has after saying whether a text was useful; a later word takes the place of the one before. */
export const withUseful = (before: Advice | null, { useful }: UsefulWord): Advice | null =>
  before === null ? null : { ...before, useful };

export const sayUseful = endpoint({
  name: 'library.sayUseful',
  method: 'PUT',
  path: '/api/advice/:adviceId/useful',
  who: { farmer: 'own' },
  object: { kind: 'advice', idField: 'adviceId' },
  input: usefulWord,
  output: advice,
  errors: {},
  offline: 'queue',
  effects: [effect(adviceRows, ({ adviceId }: UsefulWord) => adviceId, withUseful)],
  audit: 'said whether an article was useful',
  summary: 'Says whether a text was useful; a later word takes the place of the one before',
});
