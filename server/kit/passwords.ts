import { randomBytes } from 'node:crypto';
import { hash, verify, type Options } from '@node-rs/argon2';
import { atMost } from '#kit/at-once.ts';

/** argon2id, 19 MiB, two passes, one lane: OWASP ASVS 5.0, appendix C. 2 is argon2id; the enum is ambient. */
const options: Options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** One hash at a time: on two cores a crowd of sign-ins must leave a core to everyone else's reads. */
const oneAtATime = atMost(1, 500);

export const hashPassword = (password: string): Promise<string> =>
  oneAtATime(() => hash(password.normalize('NFKC'), options));

/** A hash of no password, compared with when there is no account so that the answer takes as long. */
let nobody: Promise<string> | undefined;

const hashOfNobody = (): Promise<string> => (nobody ??= hash(randomBytes(32), options));

/** Whether the password is the one; takes the same time when there is no hash to compare with. */
export const isPassword = async (stored: string | null, password: string): Promise<boolean> => {
  const compared = stored ?? (await hashOfNobody());
  const matches = await oneAtATime(() => verify(compared, password.normalize('NFKC'), options));
  return matches && stored !== null;
};
