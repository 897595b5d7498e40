import { afterAll, expect, test } from 'vitest';
import webPush from 'web-push';
import { isSigned, openPushService } from '#world/push-service.ts';
import { areVapidKeys, webPushSender } from './push-web.ts';

const service = await openPushService();
afterAll(service.close);

const news = { title: 'Shuka', text: 'Ẹ ní ìròyìn.' };

test('a browser alone can open what it is told, and the service knows who sent it', async () => {
  const browser = service.browser();
  expect(await service.sender.send(browser.place, news)).toBe('sent');
  expect(browser.shown()).toEqual([news]);
  const [call] = service.arrivals;
  expect(call?.headers).toMatchObject({ ttl: '86400', topic: 'news', 'content-encoding': 'aes128gcm' });
  expect(call?.body.includes(Buffer.from('Shuka'))).toBe(false);
  const origin = new URL(browser.place.endpoint).origin;
  expect(call === undefined ? null : isSigned(call, service.sender.publicKey, origin)).toBe(true);
});

test('a browser that is gone is said to be, and a service that is away is not', async () => {
  const [gone, lost, busy] = [service.browser(), service.browser(), service.browser()];
  service.become(410, gone.place);
  service.become(404, lost.place);
  service.become(503, busy.place);
  expect(await service.sender.send(gone.place, news)).toBe('gone');
  expect(await service.sender.send(lost.place, news)).toBe('gone');
  await expect(service.sender.send(busy.place, news)).rejects.toThrow('push: refused with HTTP 503');
  const noPoint = Buffer.alloc(65, 4).toString('base64url');
  expect(await service.sender.send({ ...service.browser().place, p256dh: noPoint }, news)).toBe('gone');
});

test('no address is called but those of the services that browsers have', async () => {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  const { accepts } = webPushSender({ publicKey, privateKey, contact: 'mailto:ops@shuka.example' });
  for (const endpoint of [
    'https://fcm.googleapis.com/fcm/send/a',
    'https://updates.push.services.mozilla.com/wpush/v2/a',
    'https://wns2-by3p.notify.windows.com/w/?token=a',
    'https://web.push.apple.com/a',
  ])
    expect([endpoint, accepts(endpoint)]).toEqual([endpoint, true]);
  for (const endpoint of [
    'http://fcm.googleapis.com/a',
    'https://fcm.googleapis.com.evil.example/a',
    'https://fcm.googleapis.com:8443/a',
    'https://me@fcm.googleapis.com/a',
    'https://127.0.0.1/a',
    'https://a.b.notify.windows.com/a',
    'nonsense',
  ])
    expect([endpoint, accepts(endpoint)]).toEqual([endpoint, false]);
  expect(areVapidKeys(publicKey, privateKey)).toBe(true);
  expect(areVapidKeys(privateKey, publicKey)).toBe(false);
});
