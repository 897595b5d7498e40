import { openToInvestors, readOpening } from '@shuka/domain/marketplace';
import { OpenToOthers } from './OpenToOthers.tsx';

const says = {
  head: 'business.openHead',
  text: 'business.openSays',
  no: 'business.openNo',
  since: 'business.openSince',
  begin: 'business.openBegin',
} as const;

/** Whether investors see this agri-business, and a way to open or close it to them. */
export const OpenToInvestors = ({ keeperId }: { keeperId: string }) => (
  <OpenToOthers keeperId={keeperId} read={readOpening} turn={openToInvestors} says={says} />
);
