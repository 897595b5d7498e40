import { askChallenge as contract } from '@shuka/domain/sync';
import { minutesAfter } from '#kit/clock.ts';
import { handle } from '#kit/route.ts';
import { newToken } from '#kit/secrets.ts';
import { keepChallenge } from './trust-store.ts';

const challengeMinutes = 2;

export const askChallenge = handle(contract, async ({ deviceId }, context) => {
  const challenge = newToken();
  await keepChallenge(context.db, deviceId, challenge, minutesAfter(context.clock.now(), challengeMinutes));
  return { challenge };
});
