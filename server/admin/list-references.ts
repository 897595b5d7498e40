import {
  findReference,
  listReferences as contract,
  references,
  roomOfFigures,
  shippedFigures,
  type ReferenceRow,
  type ShippedFigures,
} from '@shuka/domain/admin';
import { findWaitingReferences, inForce } from '#settings';
import { handle } from '#kit/route.ts';

/** Every file of the release, and figures that are a part of one and change by themselves. */
const allFigures: readonly ShippedFigures[] = [
  ...shippedFigures,
  ...references
    .filter(({ name }) => shippedFigures.every((one) => one.name !== name))
    .map(({ name, shipped: { version, date, source } }) => ({ name, version: String(version), date, source })),
].toSorted((one, other) => one.name.localeCompare(other.name));

export const listReferences = handle(contract, async (_input, { db, clock }) => {
  const waiting = await findWaitingReferences(db);
  const items: ReferenceRow[] = [];
  for (const one of allFigures) {
    const of = findReference(one.name);
    if (of === null) {
      items.push({
        ...one,
        changed: roomOfFigures(one.name) === null ? 'release' : 'room',
        waits: waiting.has(one.name),
      });
      continue;
    }
    const { version, date, source } = await inForce(db, of, clock.now());
    items.push({
      name: one.name,
      version: String(version),
      date,
      source,
      changed: 'here',
      waits: waiting.has(one.name),
    });
  }
  return { items };
});
