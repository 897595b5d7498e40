import {
  agentRows,
  issueRows,
  visitRequestRows,
  visitRows,
  type Agent,
  type Issue,
  type Visit,
  type VisitRequest,
} from '@shuka/domain/extension';
import { useKept, useRow, type Kept } from '#kit/rows.ts';

/** Who looks after a farmer; null for nobody, or while it is being read. */
export const useAgent = (farmerId: string): Agent | null => {
  const loaded = useRow(agentRows, farmerId);
  return loaded.state === 'ready' ? (loaded.value?.row ?? null) : null;
};

type Whose = (keeperId: string) => boolean;

/** The visits to some farmers, the latest day first; those of one day by when they were written down. */
export const useVisits = (isWanted: Whose): readonly Kept<Visit>[] =>
  useKept(visitRows)
    .filter(({ row }) => isWanted(row.keeperId))
    .sort((one, other) =>
      one.row.visitedOn === other.row.visitedOn ? 0 : one.row.visitedOn < other.row.visitedOn ? 1 : -1,
    );

const isOpenRequest = ({ state }: VisitRequest): boolean => state === 'asked' || state === 'planned';

/** Requests for visits of some farmers: the open ones first, then the newest. */
export const useRequests = (isWanted: Whose): readonly Kept<VisitRequest>[] =>
  useKept(visitRequestRows)
    .filter(({ row }) => isWanted(row.keeperId))
    .sort((one, other) => Number(isOpenRequest(other.row)) - Number(isOpenRequest(one.row)));

/** The problems of some farmers: the open ones first, then the newest. */
export const useIssues = (isWanted: Whose): readonly Kept<Issue>[] =>
  useKept(issueRows)
    .filter(({ row }) => isWanted(row.keeperId))
    .sort((one, other) => Number(other.row.state === 'open') - Number(one.row.state === 'open'));

export { isOpenRequest };
