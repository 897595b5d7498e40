import { afterAll, describe, expect, test } from 'vitest';
import { clamdScanner } from '@shuka/server/kit/scanner-clamd.ts';
import { openHouse } from '@shuka/server/world/open-house.ts';
import { openClamd, testVirus } from '@shuka/server/world/stand-in-clamd.ts';
import { findDoors, unreached, type Door } from './file-doors.ts';
import { openSends } from './file-sends.ts';

const { doors, unknown } = findDoors();

test('every door of the house that takes a file is known, with what it takes', () => {
  expect(unknown).toEqual([]);
  const names = doors.map(({ contract }) => contract.name);
  expect(names).toEqual(expect.arrayContaining(['accounts.setProfilePhoto', 'reports.recordInspection']));
  expect(names.length).toBeGreaterThan(24);
});

describe('where a house has a scanner', () => {
  const opened = (async () => {
    const clamd = await openClamd();
    const house = await openHouse({ scanner: clamdScanner(clamd.address) });
    return { clamd, house, send: await openSends(house) };
  })();
  afterAll(async () => {
    const { clamd, house } = await opened;
    await house.close();
    await clamd.close();
  });

  const bytes = Buffer.from(testVirus);

  /** What each takes by what it calls itself; all are the same harmless text that scanners find. */
  const sentTo = ({ kind }: Door) => {
    const isSound = kind === 'sound';
    return {
      what: 'EICAR',
      bytes,
      mediaType: isSound ? 'audio/webm' : 'image/png',
      ...(kind === 'list' ? { fileName: 'list.csv' } : {}),
    };
  };

  const reached = doors.filter(({ contract }) => !(contract.name in unreached));

  test.each(reached.map((door) => [door.contract.name, door] as const))(
    'what it finds does not come in by %s',
    async (_name, door) => {
      const { send } = await opened;
      const { status, text, stored } = await send(door, sentTo(door));
      expect([status, (JSON.parse(text) as { code: string }).code, stored]).toEqual([400, 'unsafe-file', []]);
    },
  );
});
