import { useMemo, useState } from 'react';
import { farmerRows, profileRows } from '@shuka/domain/accounts';
import { agentRows, issueRows, visitRows } from '@shuka/domain/extension';
import { farmRows } from '@shuka/domain/farms';
import { makeNameSearch } from '@shuka/domain/kit/name-search.ts';
import { harvestRows, seasonRows } from '@shuka/domain/seasons';
import { usePerson } from '#accounts';
import { cropNames } from '#kit/crop-name.ts';
import { rowsOf, useKept } from '#kit/rows.ts';
import { useToday } from '#kit/today.ts';
import { useWords } from '#kit/words.tsx';
import { makeCareBook } from './care-book.ts';
import { farmersInCare, type CareState, type FarmerInCare } from './caseload.ts';
import { useTaskRules } from './use-task-rules.ts';

/** Everybody in care; worked out anew only when people, farms or seasons change. */
export const useFarmersInCare = (): readonly FarmerInCare[] => {
  const { person } = usePerson();
  const [farmers, profiles] = [useKept(farmerRows), useKept(profileRows)];
  const [farms, seasons] = [useKept(farmRows), useKept(seasonRows)];
  return useMemo(
    () =>
      farmersInCare(
        { farmers: rowsOf(farmers), profiles: rowsOf(profiles), farms: rowsOf(farms), seasons: rowsOf(seasons) },
        person.accountId,
      ),
    [farmers, profiles, farms, seasons, person.accountId],
  );
};

/** The search over them, its index made once; crops are found as they were written and as they are shown. */
export const useNameSearch = (farmers: readonly FarmerInCare[]) => {
  const words = useWords();
  return useMemo(
    () =>
      makeNameSearch(farmers, ({ name, farmer, village, place, crops }) => ({
        name,
        phone: farmer.phone,
        other: [village, place, ...crops, cropNames(crops, words)].join(' '),
      })),
    [farmers, words],
  );
};

/** How each of them fares, worked out when it is asked for. */
export const useCareStates = (): ((farmerId: string) => CareState) => {
  const [follow] = useState(makeCareBook);
  const [agents, visits, issues] = [useKept(agentRows), useKept(visitRows), useKept(issueRows)];
  const [seasons, harvests] = [useKept(seasonRows), useKept(harvestRows)];
  const today = useToday();
  const rules = useTaskRules();
  return useMemo(
    () => follow({ agents, visits, issues, seasons, harvests }, { today, rules }),
    [follow, agents, visits, issues, seasons, harvests, today, rules],
  );
};
