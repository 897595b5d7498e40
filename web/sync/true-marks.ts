import { accountsKeptHere, markKeptAccounts } from '#accounts';

const patienceMillis = 2000;

const findKeepers = async (): Promise<void> => {
  const stores = (await indexedDB.databases?.()) ?? [];
  if (!stores.some(({ name }) => name === 'shuka-keepers')) return;
  const { listKeepers } = await import('./phone.ts');
  const keepers = await listKeepers();
  if (keepers.length > 0) markKeptAccounts(keepers);
};

/**
 * Sees to it that the marks of whose records are here stand. A browser writes them some seconds after they are set: on a
 * phone whose battery ended meanwhile the stores are here and their marks are not.
 */
export const restoreMarks = async (): Promise<void> => {
  if (accountsKeptHere().length > 0) return;
  const later = new Promise<void>((resolve) => setTimeout(resolve, patienceMillis));
  await Promise.race([findKeepers().catch(() => undefined), later]);
};
