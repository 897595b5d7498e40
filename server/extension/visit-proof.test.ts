import { afterAll, describe, expect, test } from 'vitest';
import { readVisitCodes, recordVisit, type VisitProof } from '@shuka/domain/extension';
import { registerPlot } from '@shuka/domain/farms';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { row, run, sql } from '#kit/db.ts';
import { farms, people, type WorldPerson } from '#world';
import { openHouse } from '#world/open-house.ts';
import { nowhere, proofAt, today, visitDraft } from '#world/visit-drafts.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, musa, chidi } = people;
const [ofAmina = '', ofMusa = ''] = farms.map(({ id }) => id);
const chidis = house.as(chidi);

const plotAt = (latitude: number) => ({
  id: newId(),
  farmId: ofAmina,
  name: `Plot at ${latitude}`,
  boundary: [
    [8.26, latitude],
    [8.261, latitude],
    [8.261, latitude + 0.001],
  ],
  capturedBy: 'typed',
  accuracyMetres: null,
  looksMocked: false,
});

await house.as(amina).call(registerPlot, plotAt(12.25));

const form = {
  crop: 'Maize',
  stage: 'seedling',
  followed: 'partly',
  followedWhy: 'The rope was too short.',
  observations: [{ kind: 'pest', severity: 2, percentArea: 15, note: 'Fall armyworm', photoIds: [newId()] }],
  inputsUsed: 'Two bags of NPK',
  nextStep: 'Look again',
  nextOn: '2026-06-10',
  womenPresent: 2,
  youthPresent: null,
} as const;

const record = (change: Readonly<Record<string, unknown>> = {}, by: WorldPerson = chidi) =>
  house.as(by).call(recordVisit, visitDraft({ proof: proofAt(12.2502), ...change }));

const proofOf = (visitId: string) =>
  row<{ code: string; away: number | null; flags: string[] }>(
    house.pool,
    sql`select code, metres_away as away, to_json(flags) as flags from extension.visit_proof where visit_id = ${visitId}`,
  );

const codeOf = async (person: WorldPerson, day = today): Promise<string> => {
  const { body } = await house.as(person).call(readVisitCodes, {});
  return body.codes.find((one) => one.day === day)?.code ?? '';
};

const wrongFor = (code: string): string => (code === '0000' ? '0001' : '0000');

describe('a visit with its proof', () => {
  test('keeps what was found, and says how far from the plot it was without saying where', async () => {
    const { status, body } = await record({ form });
    expect([status, body.form]).toEqual([201, form]);
    expect(body.seen).toEqual({ accuracyMetres: 8, metresAway: 0, code: 'none' });
    expect(JSON.stringify(body)).not.toContain('12.2502');
    expect(body).toMatchObject({ isConfirmed: false });
    expect((await proofOf(body.id))?.flags).toEqual([]);
  });

  test('far from the plot, too short and written down later is stored, and flagged', async () => {
    const { status, body } = await record({
      visitedOn: '2026-05-20',
      proof: proofAt(12.256, { endedAt: `${today}T07:01:00.000Z` }),
    });
    expect(status).toBe(201);
    expect(body.seen?.metresAway).toBeGreaterThan(400);
    expect((await proofOf(body.id))?.flags).toEqual(['late', 'far', 'too-short', 'other-day']);
  });

  test('without a position is stored, and marked so', async () => {
    const { body } = await record({ proof: nowhere() });
    expect(await proofOf(body.id)).toEqual({ code: 'none', away: null, flags: ['no-position'] });
  });

  test('of another farm is measured from the plots of that one alone', async () => {
    const at = `${today}T23:59:00.000Z`; // of another evening, so that nobody had to fly there
    const proof = proofAt(12.2502);
    const { body } = await record({
      keeperId: musa.accountId,
      farmId: ofMusa,
      proof: { ...proof, position: proof.position && { ...proof.position, at } },
    });
    expect(body.seen?.metresAway).toBeGreaterThan(100_000);
  });

  test('by a manager who cannot be in two places is flagged', async () => {
    const { body } = await record({ keeperId: musa.accountId, farmId: ofMusa, proof: proofAt(12.85) });
    expect((await proofOf(body.id))?.flags).toEqual(['far', 'impossible-travel']);
  });

  test('cannot be changed in the table', async () => {
    const { body } = await record();
    const change = sql`update extension.visit_proof set flags = '{}' where visit_id = ${body.id}`;
    await expect(run(house.pool, change)).rejects.toThrow('keeps its rows as they are');
  });
});

describe("the farmer's code", () => {
  test('of the day confirms a visit once; the same digits again do not', async () => {
    const code = { kind: 'digits', digits: await codeOf(amina) };
    const { body: first } = await record({ proof: nowhere({ code } as Partial<VisitProof>) });
    expect(first).toMatchObject({ isConfirmed: true, seen: { code: 'right' } });
    const { body: second } = await record({ proof: nowhere({ code } as Partial<VisitProof>) });
    expect(second).toMatchObject({ isConfirmed: false, seen: { code: 'used' } });
    expect((await proofOf(second.id))?.flags).toContain('wrong-code');
  });

  test('of another day, or another farmer, is wrong: the visit is stored and flagged', async () => {
    const digits = wrongFor(await codeOf(amina));
    const { status, body } = await record({ proof: nowhere({ code: { kind: 'digits', digits } }) });
    expect([status, body.seen?.code, body.isConfirmed]).toEqual([201, 'wrong', false]);
    const { body: codes } = await house.as(amina).call(readVisitCodes, {});
    expect(new Set(codes.codes.map(({ code }) => code)).size).toBeGreaterThan(10);
    expect(await codeOf(musa)).not.toBe(await codeOf(amina));
  });

  test('on the card is seen, and confirms nothing: a card can be copied', async () => {
    const card = await row<{ code: string }>(
      house.pool,
      sql`select card_code as code from accounts.account where id = ${amina.accountId}`,
    );
    const cardCode = (card?.code ?? '').toUpperCase().replace(/(.{4})/g, '$1 ');
    const { body } = await record({ proof: nowhere({ code: { kind: 'card', cardCode } }) });
    expect(body).toMatchObject({ isConfirmed: false, seen: { code: 'card' } });
    const other = await record({ proof: nowhere({ code: { kind: 'card', cardCode: 'abc' } }) });
    expect(other.body.seen?.code).toBe('wrong');
  });

  test('is shown to no manager', async () => {
    expect((await chidis.call(readVisitCodes, {})).status).toBe(403);
  });
});
