import * as z from 'zod/mini';
import { farmHands } from '#farms';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';

export const readCoverPaper = endpoint({
  name: 'insurance.readCoverPaper',
  method: 'GET',
  path: '/api/covers/:coverId/statement',
  who: { ...farmHands, admin: 'any' },
  object: { kind: 'cover', idField: 'coverId' },
  input: z.strictObject({ coverId: id }),
  output: z.unknown(),
  errors: {},
  offline: 'never',
  audit: 'took a paper of a cover away',
  limits: [{ by: 'account', times: 300, seconds: 3600 }],
  answers: 'file',
  summary:
    'A cover as a file to keep or to show: its terms, what it costs, and the calculation step by step as it stands today; in the language of whoever asks',
});
