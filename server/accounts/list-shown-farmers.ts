import { listShownFarmers as contract } from '@shuka/domain/accounts';
import { viewerOf } from '#kit/context.ts';
import { cutPage, cursorParts, limitOf } from '#kit/page.ts';
import { handle } from '#kit/route.ts';
import { findShownFarmers } from './shown-farmers-store.ts';

export const listShownFarmers = handle(contract, async ({ crop = '', stateCode = '', after, limit }, context) => {
  const size = limitOf(limit);
  const [afterId = null] = cursorParts(after, ['id']) ?? [];
  const asked = { investorId: viewerOf(context).accountId, crop, stateCode, after: afterId, limit: size + 1 };
  return cutPage(await findShownFarmers(context.db, asked), size, ({ farmerId }) => [farmerId]);
});
