import type { Person } from '@shuka/domain/accounts';
import type { KeptEngine } from './kept-engine.ts';

const keys = ['farms', 'farmReports'] as const;

const read = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // storage is switched off: nothing was ever kept
  }
};

/** Takes over, once, what an earlier product left in plain text; it is removed when it is safe here. */
export const importLegacy = async ({ store }: KeptEngine, { accountId, roles }: Person): Promise<void> => {
  if (!roles.includes('farmer') || keys.every((key) => read(key) === null)) return;
  await store.deps.lock('shuka-legacy', async () => {
    const [farms = null, farmReports = null] = keys.map(read);
    const [{ legacyActs }, { addActs }] = await Promise.all([import('./legacy.ts'), import('./transfer.ts')]);
    await addActs(store, await legacyActs({ farms, farmReports }, { owner: accountId, now: store.deps.now() }));
    keys.forEach((key) => localStorage.removeItem(key));
  });
};
