import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';

export const listenForChanges = endpoint({
  name: 'sync.listenForChanges',
  method: 'GET',
  path: '/sync/events',
  who: 'signed-in',
  /** `no` ends the stream after its first line: whether one may listen is asked so. */
  input: z.strictObject({ stay: z.enum(['yes', 'no']) }),
  output: z.unknown(),
  errors: {},
  offline: 'never',
  audit: 'no',
  answers: 'events',
  asksItself: true,
  limits: [{ by: 'account', times: 600, seconds: 3600 }],
  summary:
    'Server-sent events: `news` with the revision of each shard in which something the viewer may see changed; what changed comes by a pull',
});
