import { openToMills, readMillOpening } from '@shuka/domain/marketplace';
import { OpenToOthers } from './OpenToOthers.tsx';

const says = {
  head: 'business.millsHead',
  text: 'business.millsSays',
  no: 'business.millsNo',
  since: 'business.millsSince',
  begin: 'business.millsBegin',
} as const;

/** Whether agro-processors see this agri-business, and a way to open or close it to them. */
export const OpenToMills = ({ keeperId }: { keeperId: string }) => (
  <OpenToOthers keeperId={keeperId} read={readMillOpening} turn={openToMills} says={says} />
);
