import type { ReferencePage, ReferenceVersionRow } from '@shuka/domain/admin';
import { findReference } from '@shuka/domain/admin';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { mergedValues, type Reference } from '@shuka/domain/kit/reference.ts';
import { fullNamesOf } from '#accounts';
import { findReferenceVersions, inForce, newestVersionOf, type ReferenceVersion } from '#settings';
import { viewerOf, type Context } from '#kit/context.ts';

/** @throws Problem `not-found` for figures that do not change while the house runs. */
export const demandReference = (name: string): Reference => {
  const found = findReference(name);
  if (found === null) throw new Problem('not-found');
  return found;
};

type State = ReferenceVersionRow['state'];

const stateOf = (one: ReferenceVersion, inForceNow: number, today: string): State => {
  if (one.isAgreed === null) return 'asked';
  if (!one.isAgreed) return 'refused';
  if (one.version === inForceNow) return 'in-force';
  return one.fromDay > today ? 'later' : 'past';
};

const shippedRow = ({ shipped }: Reference, inForceNow: number): ReferenceVersionRow => ({
  id: null,
  version: shipped.version,
  madeOf: null,
  values: { ...shipped.values },
  source: shipped.source,
  sourceUrl: '',
  sourceDay: shipped.date,
  fromDay: shipped.date,
  state: shipped.version === inForceNow ? 'in-force' : 'past',
  askedByName: '',
  decidedByName: '',
  mayDecide: false,
});

const order: readonly State[] = ['in-force', 'asked', 'later', 'past', 'refused'];

/** What holds of these figures, what waits, and every version there ever was. */
export const referenceNow = async (context: Context, of: Reference): Promise<ReferencePage> => {
  const { db, clock } = context;
  const { accountId: viewerId } = viewerOf(context);
  const said = await findReferenceVersions(db, of.name);
  const { version: held } = await inForce(db, of, clock.now());
  const names = await fullNamesOf(
    db,
    said.flatMap((one) => [one.askedBy, one.decidedBy ?? one.askedBy]),
  );
  const today = dayOf(clock.now());
  const shown = said.map((one): ReferenceVersionRow => {
    const state = stateOf(one, held, today);
    const { id, version, madeOf, source, sourceUrl, sourceDay, fromDay, askedBy, decidedBy } = one;
    return {
      id,
      version,
      madeOf,
      source,
      sourceUrl,
      sourceDay,
      fromDay,
      state,
      values: { ...mergedValues(of, one.said) },
      askedByName: names.get(askedBy) ?? '',
      decidedByName: decidedBy === null ? '' : (names.get(decidedBy) ?? ''),
      mayDecide: state === 'asked' && askedBy !== viewerId,
    };
  });
  const versions = [...shown, shippedRow(of, held)].toSorted(
    (one, other) => order.indexOf(one.state) - order.indexOf(other.state) || (other.version ?? 0) - (one.version ?? 0),
  );
  const keys = new Set([...Object.keys(of.bounds), ...versions.flatMap(({ values }) => Object.keys(values))]);
  const bounds = Object.fromEntries(
    [...keys].map((key) => [key, [...(of.lines?.boundsOf(key) ?? of.bounds[key] ?? [0, 0])]]),
  );
  return {
    name: of.name,
    newest: await newestVersionOf(db, of),
    bounds: bounds as ReferencePage['bounds'], // each a pair
    versions,
  };
};
