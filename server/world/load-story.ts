import { ownLink } from '@shuka/domain/traceability';
import { insertFormula, insertScaleWord } from '#processing';
import { insertNameWord, insertStoryWord } from '#traceability';
import type { Services } from '#kit/context.ts';
import type { Db } from '#kit/db.ts';
import { accountIdOf, farmIdOf } from './caseload-ids.ts';
import { mill } from './companies.ts';
import { formulaDraft, scaleDraft } from './gate-drafts.ts';
import { people } from './people.ts';
import { makeStoryGoods } from './story-goods.ts';

const packId = '0193a000-0043-7000-8000-000000000002';

/** The code of packs that have a story to tell. */
export const storyLink = (publicUrl: string): string => ownLink(publicUrl, packId);

/** In the demo alone: flour of two farmers' maize, of whom one lets herself be named; the mill publishes their share. */
export const loadStory = async (db: Db, services: Services, now: Date): Promise<void> => {
  const by = people.danjuma.accountId;
  const since = new Date(now.getTime() - 60 * 86_400_000);
  const [scale, formula] = [scaleDraft({ name: 'Store scale' }), formulaDraft()];
  await insertScaleWord(db, scale, by, since);
  await insertFormula(db, formula, by, since);
  const gate = { scaleId: scale.scaleId, formulaId: formula.id, scaleWordId: scale.id };
  const farmers = [
    {
      keeperId: accountIdOf('aishatu'),
      farmId: farmIdOf('aishatu'),
      certificate: 'Good Agricultural Practice KN/2026/118',
    },
    { keeperId: accountIdOf('khadija'), farmId: farmIdOf('khadija'), certificate: '' },
  ];
  await makeStoryGoods({ services, db, farmers, gate, packId, code: 'FL-5S', receipts: 'DEM0ST' });
  const word = { version: 1, says: true, at: now.toISOString() };
  await insertNameWord(db, accountIdOf('khadija'), word, 1);
  await insertStoryWord(db, mill.companyId, word, by);
};
