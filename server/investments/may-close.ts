import { canMoveOffer, isMostOfIt } from '@shuka/domain/investments';
import type { Viewer } from '@shuka/domain/kit/viewer.ts';
import { findAssigned } from '#relations';
import type { Db } from '#kit/db.ts';
import { findHeldKobo } from './offer-facts-store.ts';
import type { OfferRow } from './offer-store.ts';

/**
 * Which of these offers somebody may close to new money: all for an admin; its farmer, its promoter, the manager who looks
 * after the farmer, and an investor who holds most of it.
 */
export const findClosable = async (db: Db, viewer: Viewer, offers: readonly OfferRow[]): Promise<Set<string>> => {
  const { accountId, roles } = viewer;
  const open = offers.filter(({ state }) => canMoveOffer(state, 'closed', 'closer'));
  if (open.length === 0) return new Set();
  if (roles.includes('admin')) return new Set(open.map(({ id }) => id));
  const keepers = [...new Set(open.map(({ keeperId }) => keeperId))];
  const cared = roles.includes('extension-manager') ? await findAssigned(db, accountId, keepers) : new Set<string>();
  const ids = open.map(({ id }) => id);
  const held = roles.includes('investor') ? await findHeldKobo(db, accountId, ids) : new Map<string, number>();
  const mayClose = ({ id, keeperId, promoterId, goalKobo }: OfferRow): boolean =>
    keeperId === accountId ||
    promoterId === accountId ||
    cared.has(keeperId) ||
    isMostOfIt(held.get(id) ?? 0, goalKobo);
  return new Set(open.filter(mayClose).map(({ id }) => id));
};
