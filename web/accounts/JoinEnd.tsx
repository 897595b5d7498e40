import { confirmManager } from '@shuka/domain/accounts';
import { resendPictures, type Waiting } from './send-joining.ts';
import { SignUpEnd } from './SignUpEnd.tsx';

const next = ['joining.nextLook', 'joining.nextMail', 'joining.nextStart'] as const;

/** The end of a manager's sign-up. */
export const JoinEnd = ({ waiting }: { readonly waiting: Waiting }) => (
  <SignUpEnd waiting={waiting} contract={confirmManager} resendPictures={resendPictures} next={next} />
);
