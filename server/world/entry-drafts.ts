import type { EntryDraft } from '@shuka/domain/finance';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { farms } from './farms.ts';
import { people } from './people.ts';

/** Seed that Amina bought for her farm. */
export const entryDraft = (change: Partial<EntryDraft> = {}): EntryDraft => ({
  id: newId(),
  keeperId: people.amina.accountId,
  farmId: farms[0]?.id ?? '',
  seasonId: null,
  kind: 'expense',
  category: 'seed',
  description: 'SAMMAZ 52, 10 kg',
  amountKobo: 2_500_000,
  happenedOn: '2026-05-20',
  ...change,
});
