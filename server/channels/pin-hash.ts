import type { Options } from '@node-rs/argon2';
import { atMost } from '#kit/at-once.ts';
import type { Secrets } from '#kit/secrets.ts';
import { pinThread } from './pin-thread.ts';

/** argon2id, 19 MiB, two passes, one lane: OWASP ASVS 5.0, appendix C. 2 is argon2id; the enum is ambient. */
const options: Options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A queue of its own, one at a time: a crowd of callers keeps neither those who sign in nor anybody else waiting. */
const oneAtATime = atMost(1, 200);

const compute = pinThread(options);

/** Four digits are guessed in no time by whoever has the table; the key is what they lack. */
const keyed = (secrets: Secrets, accountId: string, pin: string): string =>
  secrets.hash('channel-pin', `${accountId}:${pin}`).toString('base64url');

/** @throws Problem `unavailable` when the queue is full, as does `isPin`. */
export const hashPin = async (secrets: Secrets, accountId: string, pin: string): Promise<string> =>
  String(await oneAtATime(() => compute({ text: keyed(secrets, accountId, pin) })));

export const isPin = async (secrets: Secrets, accountId: string, stored: string, pin: string): Promise<boolean> =>
  (await oneAtATime(() => compute({ text: keyed(secrets, accountId, pin), stored }))) === true;
