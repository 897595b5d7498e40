import type { Clash } from '@shuka/domain/farms';
import { newId } from '@shuka/domain/kit/new-id.ts';
import type { Db } from '#kit/db.ts';
import { insertClash } from './clash-store.ts';
import type { SaidBy } from './store.ts';

/** Who said each field last, once someone has said these. */
export const saidNow = (saidBy: SaidBy, fields: readonly string[], accountId: string): SaidBy => ({
  ...saidBy,
  ...Object.fromEntries(fields.map((field) => [field, accountId])),
});

type About = Pick<Clash, 'keeperId' | 'farmId' | 'plotId'>;

type Said = Pick<Clash, 'field' | 'now' | 'other' | 'nowBy' | 'otherBy'>;

/** Keeps both values of each clash, with who said them, for people to choose from. */
export const keepClashes = async (db: Db, about: About, clashes: readonly Said[], now: Date): Promise<void> => {
  for (const { field, now: standing, other, nowBy, otherBy } of clashes) {
    const values = { field, now: standing, other, nowBy, otherBy };
    await insertClash(db, { id: newId(), ...about, ...values, at: now.toISOString() });
  }
};
