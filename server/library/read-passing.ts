import { readPassing as contract } from '@shuka/domain/library';
import { fullNamesOf } from '#accounts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { findPassings } from './case-store.ts';
import { findDutiesAfter } from './duty-store.ts';

const first = ['-infinity', '00000000-0000-0000-0000-000000000000'] as const;
const mostAgronomists = 200;

export const readPassing = handle(contract, async ({ issueId }, context) => {
  const { db } = context;
  const { accountId } = viewerOf(context);
  const duties = (await findDutiesAfter(db, first, mostAgronomists)).filter(
    ({ agronomistId }) => agronomistId !== accountId,
  );
  const passed = await findPassings(db, issueId);
  const names = await fullNamesOf(
    db,
    [...duties, ...passed].map(({ agronomistId }) => agronomistId),
  );
  const nameOf = (id: string): string => names.get(id) ?? '-';
  return {
    agronomists: duties
      .map(({ agronomistId }) => ({ agronomistId, name: nameOf(agronomistId) }))
      .toSorted((one, other) => one.name.localeCompare(other.name)),
    cases: passed.map(({ agronomistId, ...one }) => ({ ...one, agronomistName: nameOf(agronomistId) })),
  };
});
