import { storageOwed, type StoredLot } from '@shuka/domain/processing';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { fullNamesOf } from '#accounts';
import { findCompanyNames } from '#relations';
import type { Context } from '#kit/context.ts';
import { findClaims, findEvents } from './claim-store.ts';
import { findReceipt, type ReceiptRow } from './warehouse-store.ts';

type Showing = Pick<Context, 'db' | 'clock' | 'publicUrl'>;

const namesOf = async ({ db }: Showing, accountIds: readonly string[]): Promise<(id: string) => string> => {
  const names = await fullNamesOf(db, accountIds);
  return (id) => names.get(id) ?? '';
};

/** Where a square code leads. */
export const checkUrlOf = (publicUrl: string, token: string): string => `${publicUrl}/warehouse-receipt?code=${token}`;

/** Receipts with all that became of them. */
export const showReceipts = async (context: Showing, lines: readonly ReceiptRow[]): Promise<StoredLot[]> => {
  const { db, clock, publicUrl } = context;
  const ids = lines.map(({ id }) => id);
  const [claims, events] = [await findClaims(db, ids), await findEvents(db, ids)];
  const nameOf = await namesOf(context, [...lines.map(({ keeperId }) => keeperId), ...events.map(({ byId }) => byId)]);
  const companies = await findCompanyNames(db, [
    ...lines.flatMap(({ holderCompanyId }) => holderCompanyId ?? []),
    ...claims.flatMap(({ toCompanyId }) => toCompanyId ?? []),
  ]);
  return lines.map(({ id, paper, keeperId, holderCompanyId, state, code, token, issuedAt }) => {
    const { receiptId: _, ...claim } = claims.find(({ receiptId }) => receiptId === id) ?? { receiptId: '' };
    return {
      id,
      paper,
      keeperName: nameOf(keeperId),
      holderCompanyId,
      holderName: holderCompanyId === null ? nameOf(keeperId) : (companies.get(holderCompanyId) ?? ''),
      state,
      claim: 'id' in claim ? { ...claim, toCompanyName: companies.get(claim.toCompanyId ?? '') ?? '' } : null,
      owedKobo: storageOwed(paper.fee, paper.netGrams, paper.issuedOn, dayOf(clock.now())),
      code,
      checkUrl: token === null ? null : checkUrlOf(publicUrl, token),
      issuedAt,
      history: events
        .filter(({ receiptId }) => receiptId === id)
        .map(({ kind, said, byId, at }) => ({ kind, said, byName: nameOf(byId), at })),
    };
  });
};

/** One of them. @throws Problem `not-found`. */
export const showReceipt = async (context: Showing, receiptId: string): Promise<StoredLot> => {
  const line = await findReceipt(context.db, receiptId);
  const [shown] = line === null ? [] : await showReceipts(context, [line]);
  if (shown === undefined) throw new Problem('not-found');
  return shown;
};
