import { afterAll, expect, test } from 'vitest';
import { readStatus } from '@shuka/domain/settings';
import { clamdScanner } from '#kit/scanner-clamd.ts';
import { openHouse } from '#world/open-house.ts';
import { openClamd } from '#world/stand-in-clamd.ts';

const clamd = await openClamd();
const house = await openHouse({ scanner: clamdScanner(clamd.address) });
afterAll(async () => {
  await house.close();
  await clamd.close();
});

test('the page of what works says that pictures do not while the scanner is away, and so do the figures', async () => {
  const figure = async () =>
    /^shuka_file_scanner_away (\d)$/m.exec(
      (await house.anyone.send({ method: 'GET', url: '/metrics', remoteAddress: '127.0.0.1' })).text,
    )?.[1];
  const areFilesWorking = async () =>
    (await house.anyone.call(readStatus, {})).body.parts.find(({ name }) => name === 'files')?.isWorking;
  expect(await figure()).toBe('0');
  await clamd.close();
  expect([await figure(), await areFilesWorking()]).toEqual(['1', false]);
  await clamd.reopen();
  expect(await figure()).toBe('0');
});
