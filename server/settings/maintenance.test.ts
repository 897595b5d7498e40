import { afterAll, describe, expect, test } from 'vitest';
import {
  cancelWindow,
  listUpdates,
  listWindows,
  planWindow,
  postUpdate,
  readStatus,
  readUpdatesFeed,
} from '@shuka/domain/settings';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { people } from '#world';
import { openHouse } from '#world/open-house.ts';
import { turnDoorsNow } from './turn-doors.ts';

const house = await openHouse();
afterAll(house.close);

const ngozi = house.as(people.ngozi);

/** Hours from now, as an admin types them. */
const at = (hours: number): string => new Date(house.clock.now().getTime() + hours * 3_600_000).toISOString();

const laterBy = (hours: number) => ({
  ...house.services,
  clock: { ...house.clock, now: () => new Date(house.clock.now().getTime() + hours * 3_600_000) },
});

const plan = (from: number, until: number, name: 'platform' | 'investor-registration' = 'platform') =>
  ngozi.call(planWindow, { id: newId(), name, from: at(from), until: at(until) });

const isOpen = async () => (await house.anyone.call(readStatus, {})).body.isOpen;

describe('planned maintenance', () => {
  test('is said to everybody beforehand, closes the door by itself, and opens it again', async () => {
    const { status, body } = await plan(2, 4);
    expect([status, body.state]).toEqual([201, 'planned']);
    const { planned } = (await house.anyone.call(readStatus, {})).body;
    expect(planned).toEqual([{ name: 'platform', from: body.from, until: body.until }]);
    await turnDoorsNow(house.services);
    expect(await isOpen()).toBe(true);
    await turnDoorsNow(laterBy(3));
    expect(await isOpen()).toBe(false);
    expect((await ngozi.call(cancelWindow, { windowId: body.id })).body.code).toBe('window-begun');
    await turnDoorsNow(laterBy(5));
    expect(await isOpen()).toBe(true);
    expect((await ngozi.call(listWindows, {})).body.items[0]).toMatchObject({ id: body.id, state: 'over' });
  });

  test('that is cancelled closes nothing', async () => {
    const { body } = await plan(10, 12);
    expect((await ngozi.call(cancelWindow, { windowId: body.id })).body.state).toBe('cancelled');
    await turnDoorsNow(laterBy(11));
    expect(await isOpen()).toBe(true);
  });

  test('refuses the past, the same hours twice, and more than three days', async () => {
    expect((await plan(-2, 1)).body.code).toBe('window-past');
    expect((await plan(100, 102, 'investor-registration')).status).toBe(201);
    expect((await plan(101, 103, 'investor-registration')).body.code).toBe('window-taken');
    const { status, body } = await plan(200, 273);
    expect([status, body.errors]).toEqual([400, [{ field: 'until', says: 'settings.windowLength' }]]);
  });
});

describe('an update', () => {
  test('is read by everybody in their language where somebody wrote it, and followed as a feed', async () => {
    const texts = { en: 'Payments are slow < today.', ha: 'Biyan kuɗi yana jinkiri.' };
    const posted = await ngozi.call(postUpdate, { id: newId(), kind: 'trouble', texts, isSent: false });
    expect(posted.status).toBe(201);
    const inHausa = await house.visitor().call(listUpdates, {}, { headers: { 'accept-language': 'ha' } });
    expect(inHausa.body.items[0]).toMatchObject({ text: texts.ha, language: 'ha', kind: 'trouble' });
    const inYoruba = await house.visitor().call(listUpdates, {}, { headers: { 'accept-language': 'yo' } });
    expect(inYoruba.body.items[0]).toMatchObject({ text: texts.en, language: 'en' });
    const feed = await house.visitor().call(readUpdatesFeed, {});
    expect(feed.headers['content-type']).toContain('application/atom+xml');
    expect(feed.text).toContain('Payments are slow &#60; today.');
  });

  test('wants English, for that is what everybody gets else', async () => {
    const refused = await ngozi.call(postUpdate, { id: newId(), kind: 'news', texts: { en: ' ' }, isSent: false });
    expect(refused.body.errors).toEqual([{ field: 'texts.en', says: 'settings.updateRequired' }]);
  });
});
