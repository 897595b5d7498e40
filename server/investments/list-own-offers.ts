import { listOwnOffers as contract } from '@shuka/domain/investments';
import type { Viewer } from '@shuka/domain/kit/viewer.ts';
import { findFarmersOf } from '#relations';
import { viewerOf } from '#kit/context.ts';
import type { Db } from '#kit/db.ts';
import { cursorParts, cutPage, limitOf } from '#kit/page.ts';
import { handle } from '#kit/route.ts';
import { findOffersOf, type Whose } from './offer-list-store.ts';
import { showOfferCards } from './show-offer.ts';

/** A farmer's are those of their farms; a manager's those of farmers in their care, and those they promote or verify. */
const whoseOf = async (
  db: Db,
  { accountId, roles }: Viewer,
  as: 'promoter' | 'verifier' | undefined,
): Promise<Whose> => {
  const isManager = roles.includes('extension-manager');
  const verifierId = isManager && as !== 'promoter' ? accountId : null;
  if (as === 'verifier') return { keeperIds: [], promoterId: null, verifierId };
  const cared = isManager ? await findFarmersOf(db, accountId) : [];
  return { keeperIds: [accountId, ...cared], promoterId: accountId, verifierId };
};

export const listOwnOffers = handle(contract, async ({ as, after, limit }, context) => {
  const { db } = context;
  const size = limitOf(limit);
  const [from = null] = cursorParts(after, ['id']) ?? [];
  const whose = await whoseOf(db, viewerOf(context), as);
  const { items, next } = cutPage(await findOffersOf(db, whose, from, size + 1), size, ({ id }) => [id]);
  return { items: await showOfferCards(context, items), next };
});
