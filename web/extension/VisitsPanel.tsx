import { usePerson } from '#accounts';
import { useVisits } from './use-extension.ts';
import { VisitList } from './VisitList.tsx';

/** The visits to the farmer who looks, for a passbook. */
export const VisitsPanel = () => {
  const { person } = usePerson();
  return <VisitList visits={useVisits((keeperId) => keeperId === person.accountId)} hands="farmer" />;
};
