import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findCardCode } from '#accounts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { findFarmerOfCard } from '@shuka/domain/relations';
import { row, rows, sql } from '#kit/db.ts';
import { people } from '#world';
import { openHouse } from '#world/open-house.ts';
import { twiceIn, visitTo, type Two } from '#world/same-farmer.ts';

const house = await openHouse();
afterAll(house.close);

const { chidi } = people;

const { registerTwice, merge, keptUnder } = twiceIn(house);

describe('a farmer whose two accounts became one', () => {
  let two: Two;
  let card = '';

  beforeAll(async () => {
    two = await registerTwice();
    card = await findCardCode(house.pool, two.ofChidi.farmerId);
    await merge(two);
  });

  test('gets what still names the account that went: a late visit of Chidi’s, once, with her old card', async () => {
    const { phone, farmerId, farmId } = two.ofChidi;
    const at = '2026-06-01T09:00:00.000Z';
    const shown = { kind: 'card', cardCode: card };
    const proof = { position: null, noPosition: 'silent', startedAt: at, endedAt: at, code: shown };
    const visit = { ...visitTo(farmerId, farmId, 'Weed again, and ridge.'), proof };
    const acts = phone.number([['extension.recordVisit@2', visit]]);
    expect((await phone.push(acts)).body.issues).toEqual([]);
    expect((await phone.push(acts)).body.issues).toEqual([]);
    expect((await phone.push(phone.number([['extension.recordVisit@2', visit]]))).body.issues).toEqual([]);
    const stored = await rows(
      house.pool,
      sql`select v.keeper_id, v.manager_id, p.code from extension.visit v join extension.visit_proof p on p.visit_id = v.id
          where v.id = ${visit.id}`,
    );
    expect(stored).toEqual([{ keeper_id: two.ofHalima.farmerId, manager_id: chidi.accountId, code: 'card' }]);
  });

  test('is who her old card leads to, for her manager alone', async () => {
    const { halima } = people;
    const asked = { cardCode: card.toUpperCase() };
    const found = await house.as(halima).call(findFarmerOfCard, asked);
    expect([found.status, found.body]).toEqual([200, { farmerId: two.ofHalima.farmerId }]);
    expect((await house.as(chidi).call(findFarmerOfCard, asked)).status).toBe(404);
  });

  test('what Chidi changed meanwhile is set aside for Halima, as when a farmer is handed over', async () => {
    const { phone, farmerId, farmId } = two.ofChidi;
    const { body } = await phone.push(
      phone.number([
        ['accounts.reviseProfile', { profileId: farmerId, was: { location: 'X' }, becomes: { location: 'Gwarzo' } }],
        ['farms.revise', { farmId, was: { name: 'Y' }, becomes: { name: 'Farm by the river' } }],
      ]),
    );
    expect(body.issues.map(({ code }) => code)).toEqual(['no-longer-yours', 'no-longer-yours']);
    const profile = await row<{ clashes: { field: string }[] }>(
      house.pool,
      sql`select clashes from accounts.profile where id = ${two.ofHalima.farmerId}`,
    );
    expect(profile?.clashes.map(({ field }) => field)).toEqual(['location']);
  });

  test('Halima’s own late acts that name the account that went are simply done', async () => {
    const { phone } = two.ofHalima;
    const season = {
      crop: 'Millet',
      variety: '',
      plantedOn: '2026-05-01',
      expectedHarvestOn: null,
      expectedKilograms: null,
    };
    const at = {
      farmId: two.ofChidi.farmId,
      keeperId: two.ofChidi.farmerId,
      plotId: null,
      areaHectares: 1,
      standCount: null,
    };
    const acts = phone.number([['seasons.register', { id: newId(), ...at, ...season }]]);
    expect((await phone.push(acts)).body.issues).toEqual([]);
    expect(await keptUnder(two.ofHalima.farmerId)).toMatchObject({ 'seasons.season': 1 });
  });

  test('nothing of this was an unexpected failure', () => {
    expect(house.errors).toEqual([]);
  });
});
