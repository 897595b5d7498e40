import { signIn } from '@shuka/domain/accounts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { mergeFarmers } from '@shuka/domain/relations';

import { findOverlapping } from '#farms';
import { findLikenesses } from '#relations';
import { row, rows, run, sql } from '#kit/db.ts';
import { laraba } from './assisted.ts';
import type { OpenHouse } from './open-house.ts';
import { people, type WorldPerson } from './people.ts';
import { openPhone, type Act, type Phone } from './phone.ts';
import { plotDraft, squareAt } from './squares.ts';
import { wordsAlone } from './visit-drafts.ts';

/** A farmer as one manager's phone has them: registered with no network, with a farm, its plot and a visit. */
export type Registered = {
  readonly phone: Phone;
  readonly farmerId: string;
  readonly farmId: string;
  readonly plotId: string;
  readonly visitId: string;
};

export const visitTo = (keeperId: string, farmId: string | null, advice: string) => ({
  id: newId(),
  keeperId,
  farmId,
  visitedOn: '2026-06-01',
  purpose: 'routine',
  advice,
  ...wordsAlone,
});

/** Registers somebody on a manager's phone, far from any network, and brings it all to the server. */
export const registerOffline = async (
  house: OpenHouse,
  manager: WorldPerson,
  said: Parameters<typeof laraba>[0],
  corner: [longitude: number, latitude: number],
): Promise<Registered> => {
  const phone = await openPhone(house, manager);
  const registered = laraba(said);
  const [farmerId, farmId] = [registered.id, newId()];
  const farm = { id: farmId, name: `Farm of ${manager.firstName}`, stateCode: 'KN', lga: 'Bichi', sizeBand: 'small' };
  const plot = plotDraft(farmId, squareAt(corner));
  const visit = visitTo(farmerId, farmId, `Thin the stand, said ${manager.firstName} to ${registered.firstName}.`);
  const acts: Act[] = [
    ['relations.registerFarmer', registered],
    ['farms.registerFor', { ...farm, crop: 'Millet', keeperId: farmerId }],
    ['farms.registerPlot', plot],
    ['extension.recordVisit@2', visit],
  ];
  const { body } = await phone.push(phone.number(acts));
  if (body.issues.length > 0) throw new Error(`The day was not taken whole: ${JSON.stringify(body.issues)}`);
  return { phone, farmerId, farmId, plotId: plot.id, visitId: visit.id };
};

/** One farmer whom Chidi and Halima both registered; the pair the server found. */
export type Two = { readonly ofChidi: Registered; readonly ofHalima: Registered; readonly likenessId: string };

/** What a test does with farmers of a house who are registered twice. */
export const twiceIn = (house: OpenHouse) => {
  let villages = 0;

  /** Chidi and Halima both register Laraba with no network, visit her, and bring it home; the server finds the two. */
  const registerTwice = async (said: Parameters<typeof laraba>[0] = {}): Promise<Two> => {
    villages += 1;
    const village = `${'BCDFGKLMNRST'[villages]}adu Kudu`;
    const corner = [8 + villages / 100, 12] as const;
    const ofChidi = await registerOffline(house, people.chidi, { village, ...said }, [...corner]);
    const ofHalima = await registerOffline(house, people.halima, { village, firstName: 'Larabar' }, [...corner]);
    await findLikenesses(house.services, findOverlapping);
    const [low, high] = [ofChidi.farmerId, ofHalima.farmerId].sort();
    const pair = await row<{ id: string }>(
      house.pool,
      sql`select id from relations.likeness where low_id = ${low} and high_id = ${high}`,
    );
    return { ofChidi, ofHalima, likenessId: pair?.id ?? '' };
  };

  /** Ngozi makes them one: Halima's stays. */
  const merge = ({ ofHalima, likenessId }: Two, change: object = {}) =>
    house.as(people.ngozi).call(mergeFarmers, {
      id: newId(),
      likenessId,
      staysId: ofHalima.farmerId,
      takes: [],
      takesSignIn: false,
      managerId: people.halima.accountId,
      reason: 'I called her: she is one woman.',
      password: people.ngozi.password,
      ...change,
    });

  /** How many rows of each table belong to a farmer. */
  const keptUnder = async (farmerId: string): Promise<Record<string, number>> => {
    const tables = await rows<{ name: string }>(
      house.pool,
      sql`select table_schema || '.' || table_name as name from information_schema.columns where column_name = 'keeper_id'`,
    );
    const counts: Record<string, number> = {};
    for (const { name } of tables) {
      const { rows: found } = await house.pool.query(`select 1 from ${name} where keeper_id = $1`, [farmerId]);
      if (found.length > 0) counts[name] = found.length;
    }
    return counts;
  };

  return { registerTwice, merge, keptUnder };
};

/** What a test does with any two accounts of a house that are made one. */
export const mergerOf = (house: OpenHouse) => {
  /** Opens a pair, as the search would. */
  const openPair = async (one: string, other: string): Promise<string> => {
    const [id, [low, high]] = [newId(), [one, other].sort()];
    await run(
      house.pool,
      sql`insert into relations.likeness (id, low_id, high_id, reasons, score, found_at, state)
          values (${id}, ${low}, ${high}, '{same-nin}', 100, now(), 'open')`,
    );
    return id;
  };

  const merge = async (fromId: string, intoId: string, change: object = {}) =>
    house.as(people.ngozi).call(mergeFarmers, {
      id: newId(),
      likenessId: await openPair(fromId, intoId),
      staysId: intoId,
      takes: [],
      takesSignIn: false,
      managerId: people.chidi.accountId,
      reason: 'One person with two accounts.',
      password: people.ngozi.password,
      ...change,
    });

  const enter = async ({ email, password }: Pick<WorldPerson, 'email' | 'password'>): Promise<number> =>
    (await house.visitor().call(signIn, { email, password })).status;

  return { merge, enter };
};
