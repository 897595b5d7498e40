import type { LicenceDetails, Trade } from '@shuka/domain/settings';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { insertLicence } from '#settings';
import type { Db } from '#kit/db.ts';
import { people } from './people.ts';

/** A licence of nobody: its holder, number and issuer are invented. */
export const somePaper: LicenceDetails = {
  holder: 'Shuka Test Limited',
  number: 'TEST/0001',
  issuer: 'Office of Invented Licences',
  validFrom: '2026-01-01',
  validUntil: null,
};

/** Records a licence for each of these trades, in a house where nothing was said of them yet. */
export const keepLicences = async (db: Db, trades: readonly Trade[]): Promise<void> => {
  const said = { version: 1, reason: '', saidAt: '2026-05-04T08:00:00.000Z', by: people.ngozi.accountId };
  for (const trade of trades) await insertLicence(db, newId(), { ...said, trade, licence: somePaper });
};
