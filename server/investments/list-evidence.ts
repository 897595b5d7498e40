import { listEvidence as contract, type Evidence } from '@shuka/domain/investments';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { fullNamesOf } from '#accounts';
import type { Db } from '#kit/db.ts';
import { cursorParts, cutPage, limitOf } from '#kit/page.ts';
import { handle } from '#kit/route.ts';
import { findEvidence, type EvidenceRow } from './evidence-store.ts';
import { findOffer, type OfferRow } from './offer-store.ts';

const isOne = <Id>(id: Id | null): id is Id => id !== null;

const findNameOf = async (db: Db, lines: readonly EvidenceRow[]): Promise<(id: string | null) => string> => {
  const found = await fullNamesOf(db, lines.map(({ byId }) => byId).filter(isOne));
  return (id) => (id === null ? '' : (found.get(id) ?? ''));
};

const shownTo = (line: EvidenceRow, { promoterId }: OfferRow, byName: string): Evidence => {
  const { records: _, ...shown } = line.shown;
  return {
    id: line.id,
    kind: line.kind,
    subjectId: line.subjectId,
    happenedOn: line.happenedOn,
    ...shown,
    photoIds: [...shown.photoIds],
    rule: line.kind === 'bad-news' ? line.rule : null,
    byName,
    isByPromoter: line.byId === promoterId,
    digest: line.digest,
    takenAt: line.takenAt,
  };
};

export const listEvidence = handle(contract, async ({ offerId, after, limit }, { db }) => {
  const size = limitOf(limit);
  const offer = await findOffer(db, offerId);
  if (offer === null) throw new Problem('not-found');
  const [before] = cursorParts(after, ['number']) ?? [];
  const found = await findEvidence(db, offerId, before === undefined ? null : Number(before), size + 1);
  const { items, next } = cutPage(found, size, ({ number }) => [String(number)]);
  const nameOf = await findNameOf(db, items);
  return { items: items.map((line) => shownTo(line, offer, nameOf(line.byId))), next };
});
