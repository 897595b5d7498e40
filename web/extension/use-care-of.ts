import { farmerRows } from '@shuka/domain/accounts';
import { useRow } from '#kit/rows.ts';
import { isOpenRequest, useIssues, useRequests, useVisits } from './use-extension.ts';

/** What a farmer in care waits for, the visits to them, and their name; '' for whoever is not on this phone. */
export const useCareOf = (keeperId: string) => {
  const loaded = useRow(farmerRows, keeperId);
  const keeper = loaded.state === 'ready' ? loaded.value?.row : undefined;
  const isKeeper = (id: string): boolean => id === keeperId;
  return {
    farmer: keeper === undefined ? '' : `${keeper.firstName} ${keeper.lastName}`,
    requests: useRequests(isKeeper).filter(({ row }) => isOpenRequest(row)),
    issues: useIssues(isKeeper),
    visits: useVisits(isKeeper),
  };
};
