import * as z from 'zod/mini';
import { farmHands } from '@shuka/domain/farms';

/** What the papers and sheets have in common that somebody takes away of a report or an inspection. */
export const takenAway = {
  method: 'GET',
  who: { ...farmHands, admin: 'any' },
  output: z.unknown(),
  errors: {},
  offline: 'never',
  limits: [{ by: 'account', times: 120, seconds: 3600 }],
  answers: 'file',
} as const;
