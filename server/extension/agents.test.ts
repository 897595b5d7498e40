import { afterAll, describe, expect, test } from 'vitest';
import {
  agentRows,
  issueRows,
  readAgentPhoto,
  visitRequestRows,
  visitRows,
  voiceRows,
  addVoice,
} from '@shuka/domain/extension';
import { assignFarmers } from '@shuka/domain/relations';
import { newId } from '@shuka/domain/kit/new-id.ts';
import type { RowType } from '@shuka/domain/kit/row-type.ts';
import { run, sql } from '#kit/db.ts';
import { people, type WorldPerson } from '#world';
import { issues, visits } from '#world/extension.ts';
import { endOf, keeper } from '#world/keeper.ts';
import { openHouse } from '#world/open-house.ts';
import { openPhone, type Phone } from '#world/phone.ts';
import { picture } from '#world/pictures.ts';
import { oggVoice } from '#world/voices.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, musa, chidi, halima, ngozi } = people;
const keeperId = amina.accountId;

const assign = (managerId: string | null, farmerIds: readonly string[] = [keeperId]) =>
  house.as(ngozi).call(assignFarmers, { id: newId(), farmerIds, managerId, reason: 'She moved.' });

/** A phone that keeps what its pulls say, each from where the last one ended. */
const follow = async (person: WorldPerson) => {
  const phone: Phone = await openPhone(house, person);
  const shown = keeper();
  let cursor: string | undefined;
  return async () => {
    const lines = await phone.pull(cursor);
    cursor = endOf(lines);
    shown.apply(lines);
    return shown.kept;
  };
};

const agentOf = (kept: Awaited<ReturnType<Awaited<ReturnType<typeof follow>>>>, farmerId = keeperId) =>
  kept.get(`agent ${farmerId}`)?.body;

describe("a farmer's phone shows who looks after them", () => {
  test('as it is, and as it changes, and no more when nobody does', async () => {
    const pull = await follow(amina);
    expect(agentOf(await pull())).toEqual({
      id: keeperId,
      managerId: chidi.accountId,
      name: 'Chidi Okafor',
      phone: chidi.phone,
      photoId: null,
      since: '2026-05-04T08:00:00.000Z',
    });
    await assign(halima.accountId);
    expect(agentOf(await pull())).toMatchObject({ managerId: halima.accountId, name: 'Halima Sani' });
    await assign(null);
    expect(agentOf(await pull())).toBeUndefined();
    await assign(chidi.accountId);
    expect(agentOf(await pull())).toMatchObject({ name: 'Chidi Okafor' });
  });

  test('also when the manager gets another number', async () => {
    const pull = await follow(amina);
    await pull();
    await run(house.pool, sql`update accounts.account set phone = '+2348031234599' where id = ${chidi.accountId}`);
    expect(agentOf(await pull())).toMatchObject({ phone: '+2348031234599' });
    await run(house.pool, sql`update accounts.account set phone = ${chidi.phone} where id = ${chidi.accountId}`);
  });

  test('with a face that this farmer alone may see, and only while it is theirs', async () => {
    const key = await house.services.files.put(await picture('webp'), 'webp');
    await run(house.pool, sql`update accounts.account set photo_key = ${key} where id = ${chidi.accountId}`);
    const look = { keeperId, photoId: key };
    const seen = await house.as(amina).call(readAgentPhoto, look);
    expect([seen.status, seen.headers['content-type']]).toEqual([200, 'image/webp']);
    expect((await house.as(musa).call(readAgentPhoto, look)).status).toBe(404);
    expect((await house.as(amina).call(readAgentPhoto, { keeperId, photoId: 'a'.repeat(64) })).status).toBe(404);
    await assign(halima.accountId);
    expect((await house.as(amina).call(readAgentPhoto, look)).status).toBe(404);
    await assign(chidi.accountId);
  });
});

describe('phones keep what lies between a farmer and their manager', () => {
  const inOrder = (type: RowType, body: object | undefined): void => {
    const { id: _, ...shape } = (type.schema as unknown as { shape: object }).shape as { id: unknown };
    expect(Object.keys(body ?? {})).toEqual(['id', ...Object.keys(shape)]);
    expect(type.schema.safeParse(body).error).toBeUndefined();
  };

  test('as the schemas say: visits, requests, issues, voices; both of them, and nobody else', async () => {
    const [hers, his, other] = [await follow(amina), await follow(chidi), await follow(halima)];
    const audio = oggVoice(2).toString('base64');
    const { body: voice } = await house
      .as(amina)
      .call(addVoice, { id: newId(), keeperId, mediaType: 'audio/ogg', audio });
    const [visit, issue] = [visits[0], issues[0]];
    for (const pull of [hers, his]) {
      const kept = await pull();
      expect(kept.get(`visit ${visit?.id}`)?.body).toEqual({
        ...visit,
        form: null,
        seen: null,
        isConfirmed: false,
      });
      expect(kept.get(`issue ${issue?.id}`)?.body).toEqual(issue);
      expect(kept.get(`voice ${voice.id}`)?.body).toEqual(voice);
      inOrder(visitRows, kept.get(`visit ${visit?.id}`)?.body);
      inOrder(issueRows, kept.get(`issue ${issue?.id}`)?.body);
      inOrder(voiceRows, kept.get(`voice ${voice.id}`)?.body);
      inOrder(agentRows, kept.get(`agent ${keeperId}`)?.body);
    }
    const requests = [...(await his()).values()].filter(({ type }) => type === 'visitRequest');
    expect(requests).toHaveLength(1);
    inOrder(visitRequestRows, requests[0]?.body);
    expect([...(await hers()).values()].some(({ body }) => body['keeperId'] === musa.accountId)).toBe(false);
    expect([...(await other()).values()].filter(({ type }) => type !== 'farmer')).toEqual([]);
  });
});

describe('from phones that were away', () => {
  test('a farmer asks, her manager answers, she sees it, and he visits', async () => {
    const [hers, his] = [await openPhone(house, amina), await openPhone(house, chidi)];
    const [onHers] = [await follow(amina)];
    const requestId = newId();
    const asked = ['extension.askForVisit', { id: requestId, wantedOn: '2026-06-05', reason: 'Worms' }] as const;
    expect((await hers.push(hers.number([asked]))).body.issues).toEqual([]);
    const planned = { requestId, state: 'planned', plannedOn: '2026-06-06', answer: '' };
    expect((await his.push(his.number([['extension.answerRequest', planned]]))).body.issues).toEqual([]);
    expect((await onHers()).get(`visitRequest ${requestId}`)?.body).toMatchObject({
      state: 'planned',
      plannedOn: '2026-06-06',
    });
    const visit = {
      id: newId(),
      keeperId,
      farmId: null,
      visitedOn: '2026-06-01',
      purpose: 'pests',
      advice: 'Ash.',
      requestId,
      corrects: null,
    };
    expect((await his.push(his.number([['extension.recordVisit', visit]]))).body.issues).toEqual([]);
    const kept = await onHers();
    expect(kept.get(`visitRequest ${requestId}`)?.body).toMatchObject({ state: 'done' });
    expect(kept.get(`visit ${visit.id}`)?.body).toMatchObject({ advice: 'Ash.', managerName: 'Chidi Okafor' });
  });

  test('a visit of a day when the farmer was in care no more is set aside', async () => {
    const his = await openPhone(house, chidi);
    await assign(halima.accountId);
    const visit = {
      id: newId(),
      keeperId,
      farmId: null,
      visitedOn: '2026-06-02',
      purpose: 'pests',
      advice: 'Ash.',
      requestId: null,
      corrects: null,
    };
    const { body } = await his.push(his.number([['extension.recordVisit', visit]]));
    expect(body.issues).toMatchObject([{ outcome: 'parked', code: 'no-longer-yours' }]);
    await assign(chidi.accountId);
  });
});
