import { minutesAfter } from '#kit/clock.ts';
import type { Services } from '#kit/context.ts';
import { forgetInvitations } from './invitation-store.ts';

/** An owner may want to see for a while whom they invited; then the address is of no use to anybody. */
const keptMinutes = 7 * 24 * 60;

/** Forgets the addresses of invitations that ended, or ran out, a week ago. */
export const forgetOldInvitations = ({ pool, clock }: Pick<Services, 'pool' | 'clock'>) =>
  forgetInvitations(pool, minutesAfter(clock.now(), -keptMinutes));
