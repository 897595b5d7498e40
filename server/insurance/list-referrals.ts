import { listReferrals as contract } from '@shuka/domain/insurance';
import { handle } from '#kit/route.ts';
import { pageOf } from '#kit/page-of.ts';
import { findReferrals, showReferrals } from './referral-store.ts';

export const listReferrals = handle(contract, (asked, { db }) =>
  pageOf(asked, async (after, limit) => showReferrals(db, await findReferrals(db, after, limit))),
);
