import type { Contract } from '@shuka/domain/kit/endpoint.ts';
import type { Viewer } from '@shuka/domain/kit/viewer.ts';

/* Somebody who asks, and what they ask, for rules that are tried without a server. */

/** A farmer who is signed in. */
export const viewer = (change: Partial<Viewer> = {}): Viewer => ({
  accountId: 'amina',
  sessionId: 'session',
  roles: ['farmer'],
  isFullySignedIn: true,
  factor: 'not-asked',
  ...change,
});

/** A contract of which nobody asks more than what is said of it here. */
export const contract = (change: object): Contract => ({ name: 'farms.readFarm', ...change }) as unknown as Contract;

/** 'may', or the code of the problem that was thrown. */
export const codeOf = async (work: () => unknown): Promise<string> => {
  try {
    await work();
    return 'may';
  } catch (error) {
    return (error as { code: string }).code;
  }
};
