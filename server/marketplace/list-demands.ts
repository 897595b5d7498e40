import { cropWord, listDemands as contract } from '@shuka/domain/marketplace';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { cursorParts, cutPage, limitOf } from '#kit/page.ts';
import { handle } from '#kit/route.ts';
import { demandStateOf } from './demand-state-of.ts';
import { findOpenDemands } from './demand-list-store.ts';
import { showDemands } from './show-demands.ts';

export const listDemands = handle(contract, async (asked, { db, clock }) => {
  const { crop = '', stateCode = '', lga = '', day = null, after, limit } = asked;
  demandStateOf(lga, stateCode);
  const size = limitOf(limit);
  const [afterId = null] = cursorParts(after, ['id']) ?? [];
  const found = await findOpenDemands(db, {
    crop: crop === '' ? '' : cropWord(crop),
    stateCode,
    lga,
    day,
    today: dayOf(clock.now()),
    after: afterId,
    limit: size + 1,
  });
  const { items, next } = cutPage(found, size, ({ id }) => [id]);
  return { items: await showDemands(db, items, clock.now()), next };
});
