import { listEndingCertificates as contract, remindDaysBefore } from '@shuka/domain/traceability';
import { addDays, dayOf, isDay } from '@shuka/domain/kit/day.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { cursorParts, cutPage, limitOf } from '#kit/page.ts';
import { handle } from '#kit/route.ts';
import { findEnding, shownCertificate } from './certificate-store.ts';

export const listEndingCertificates = handle(contract, async ({ after, limit }, { db, clock }) => {
  const today = dayOf(clock.now());
  const size = limitOf(limit);
  const parts = cursorParts(after, ['text', 'id']);
  const from: readonly [string, string] | null = parts === null ? null : [parts[0] ?? today, parts[1] ?? ''];
  if (from !== null && !isDay(from[0]))
    throw new Problem('invalid', { fields: [{ field: 'after', says: 'field.cursor' }] });
  const last = addDays(today, Math.max(...remindDaysBefore));
  const found = await findEnding(db, { first: today, last }, from, size + 1);
  const { items, next } = cutPage(found, size, (one) => [one.validUntil, one.id]);
  return { items: items.map((one) => shownCertificate(one, today)), next };
});
