import { confirmProcessor } from '@shuka/domain/relations';
import { SignUpEnd } from '#accounts';
import { sendPictures, type Waiting } from './send-processor.ts';

const next = ['company.nextLook', 'joining.nextMail', 'company.nextStart'] as const;

/** The end of an agro-processor's sign-up. */
export const ProcessorEnd = ({ waiting }: { readonly waiting: Waiting }) => (
  <SignUpEnd waiting={waiting} contract={confirmProcessor} resendPictures={sendPictures} next={next} />
);
