import { stateName } from '@shuka/domain/kit/state-names.ts';
import type { YearlyReturn } from '@shuka/domain/supervision';
import type { Context } from '#kit/context.ts';
import { demandZone } from './demand-zone.ts';
import { makeReturn } from './make-return.ts';
import { findZonesOfState } from './zone-store.ts';

type Asking = Pick<Context, 'db' | 'clock'>;

/** A zone's return of a year such as '2026'. @throws Problem `not-found`. */
export const findZoneReturn = async ({ db, clock }: Asking, zoneId: string, year: string): Promise<YearlyReturn> => {
  const zone = await demandZone(db, zoneId);
  const about = { zoneId, name: zone.name, stateCode: zone.stateCode };
  return makeReturn(db, [zone], about, Number(year), clock.now());
};

/** A state's return: all its zones as one. A state without a zone has one with nothing in it. */
export const findStateReturn = async (
  { db, clock }: Asking,
  stateCode: string,
  year: string,
): Promise<YearlyReturn> => {
  const about = { zoneId: null, name: stateName(stateCode), stateCode };
  return makeReturn(db, await findZonesOfState(db, stateCode), about, Number(year), clock.now());
};
