import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signOut } from '@shuka/domain/accounts';
import { askForVisit } from '@shuka/domain/extension';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { assignFarmers } from '@shuka/domain/relations';
import { listenForChanges } from '@shuka/domain/sync';
import { buildApp } from '#app/build-app.ts';
import { openPool } from '#kit/db.ts';
import { people, type WorldPerson } from '#world';
import { processes } from '#world/beside.ts';
import type { Browser } from '#world/browser.ts';
import { openHouse } from '#world/open-house.ts';
import { isOnPostgres } from '#world/test-template.ts';

const house = await openHouse();
const { amina, musa, chidi, halima, ngozi } = people;

/** Another server process on the same database, as far as it can tell. */
const otherPool = isOnPostgres ? openPool(house.database.url, 3, () => undefined) : house.pool;
const otherServices = { ...house.services, pool: otherPool };
const other = await buildApp(otherServices, { isSecure: false, trustedProxies: '', site: null });

beforeAll(async () => {
  await house.app.listen({ port: 0 });
  await other.listen({ port: 0 });
});
afterAll(async () => {
  await other.close();
  if (otherPool !== house.pool) await otherPool.end();
  await house.close();
});

/** What a program hears that listens over a real connection. */
type Heard = {
  readonly response: IncomingMessage;
  readonly text: () => string;
  /** Settles when what was heard so far holds this. */
  readonly until: (words: string) => Promise<void>;
  readonly ended: Promise<void>;
  readonly hangUp: () => void;
};

const cookiesOf = (browser: Browser): string =>
  [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');

const listen = (browser: Browser, app = house.app, stay = 'yes'): Promise<Heard> =>
  new Promise((resolve, reject) => {
    const { port } = app.server.address() as AddressInfo;
    const options = { port, path: `/sync/events?stay=${stay}`, headers: { cookie: cookiesOf(browser) } };
    const request = get(options, (response) => {
      let heard = '';
      let look = (): void => undefined;
      response.setEncoding('utf8').on('data', (part: string) => {
        heard += part;
        look();
      });
      resolve({
        response,
        text: () => heard,
        until: (words) =>
          new Promise((found) => {
            look = () => heard.includes(words) && found();
            look();
          }),
        ended: new Promise((end) => response.on('close', end)),
        hangUp: () => request.destroy(),
      });
    }).on('error', reject);
  });

const ask = (by: WorldPerson = amina) =>
  house.as(by).call(askForVisit, { id: newId(), wantedOn: null, reason: 'Worms.' });

describe('listening', () => {
  test('begins at once, unpacked and unkept, with no word of any record', async () => {
    const heard = await listen(await house.signIn(chidi));
    await heard.until('event: listening');
    expect(heard.response.headers).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    expect(heard.response.headers['content-encoding']).toBeUndefined();
    heard.hangUp();
  });

  test('tells the farmer and her manager that something changed, each once, and nobody else', async () => {
    const [hers, his, musas] = await Promise.all(
      [amina, chidi, musa].map(async (who) => listen(await house.signIn(who))),
    );
    await Promise.all([hers, his, musas].map((one) => one?.until('event: listening')));
    await ask(amina);
    await Promise.all([hers, his].map((one) => one?.until('event: news')));
    await ask(musa);
    await musas?.until('event: news');
    expect(hers?.text().match(/event: news/g)).toHaveLength(1);
    expect(hers?.text()).toMatch(/^event: listening\ndata:\n\nevent: news\ndata: [A-Z]{2}\.\d+\n\n$/);
    expect(hers?.text()).not.toContain('Worms');
    [hers, his, musas].forEach((one) => one?.hangUp());
  });

  test.runIf(isOnPostgres)('tells of what another server process did', async () => {
    const heard = await listen(await house.signIn(chidi), other);
    await heard.until('event: listening');
    await ask(amina);
    await heard.until('event: news');
    heard.hangUp();
    expect(heard.response.statusCode).toBe(200);
  });

  test('tells both managers of a farmer who goes from one to the other', async () => {
    const move = (managerId: string) =>
      house
        .as(ngozi)
        .call(assignFarmers, { id: newId(), farmerIds: [musa.accountId], managerId, reason: 'On her way.' });
    const [his, hers] = await Promise.all([chidi, halima].map(async (who) => listen(await house.signIn(who))));
    await Promise.all([his, hers].map((one) => one?.until('event: listening')));
    await move(halima.accountId);
    await Promise.all([his, hers].map((one) => one?.until('event: news')));
    for (const one of [his, hers]) {
      expect(one?.text()).toContain('event: news');
      one?.hangUp();
    }
    await move(chidi.accountId);
  });

  test('ends with the session', async () => {
    const browser = await house.signIn(amina);
    const heard = await listen(browser);
    await heard.until('event: listening');
    await browser.call(signOut, {});
    await heard.ended;
    expect(heard.text()).not.toContain('event: news');
  }, 60_000);

  test('of one person is for six pages of a server at once, and a page that goes makes room', async () => {
    const browser = await house.signIn(halima);
    const six = await Promise.all(Array.from({ length: 6 * processes }, () => listen(browser)));
    await Promise.all(six.map((one) => one.until('event: listening')));
    expect((await browser.call(listenForChanges, { stay: 'yes' })).body.code).toBe('too-many');
    six[0]?.hangUp();
    await six[0]?.ended;
    await expect
      .poll(async () => {
        const again = await listen(browser);
        again.hangUp();
        return again.response.statusCode;
      })
      .toBe(200);
    six.forEach((one) => one.hangUp());
  });

  test('is for those who are signed in', async () => {
    expect((await house.visitor().call(listenForChanges, { stay: 'no' })).status).toBe(401);
    expect((await house.as(amina).call(listenForChanges, { stay: 'no' })).text).toBe('event: listening\ndata:\n\n');
  });
});

test('a server that closes does not wait for those who listen', async () => {
  const heard = await listen(await house.signIn(chidi), other);
  await heard.until('event: listening');
  await other.close();
  await heard.ended;
  expect(heard.response.complete).toBe(true);
});
