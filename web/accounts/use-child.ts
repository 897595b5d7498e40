import { assistedRows, mayBeChild, type Assisted } from '@shuka/domain/accounts';
import { useRow, type Kept } from '#kit/rows.ts';

/** How the account of somebody came about who may be under 18; null for grown-ups, and who signed up themselves is one. */
export const useChild = (accountId: string): Kept<Assisted> | null => {
  const loaded = useRow(assistedRows, accountId);
  const kept = loaded.state === 'ready' ? loaded.value : null;
  return kept !== null && mayBeChild(kept.row, new Date()) ? kept : null;
};
