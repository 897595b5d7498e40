import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { endpointOf } from '@shuka/domain/kit/act-version.ts';
import { pushActs, type Issue } from '@shuka/domain/sync';
import { routes } from '#app/slices.ts';
import { people } from '#world';
import { staffers } from '#world/companies.ts';
import { keeper } from '#world/keeper.ts';
import { openHouse, type OpenHouse } from '#world/open-house.ts';
import { openPhone, type Phone } from '#world/phone.ts';
import { openRecordedCompany } from '#world/recorded-company.ts';

/*
 * What phones of each release sent, recorded from the app of that release. People come back after months with an old app:
 * every recording must be taken in whole by the server of today. A recording is never changed and never removed.
 */

type Item = readonly [seq: number, afterSeconds: number, endpoint: string, input: unknown];
type Body = { readonly device: string; readonly epoch: string; readonly items: readonly Item[] };
type Kept = readonly [type: string, record: { readonly id: string }];
type Recording = {
  readonly release: string;
  readonly sent: readonly { readonly person: 'amina' | 'chidi' | 'danjuma' | 'zainab'; readonly body: Body }[];
  /** What the farmer's phone showed in the end. */
  readonly records: readonly Kept[];
  /** What the manager's phone showed of farmers he registered; releases before 0.4.0 knew of none. */
  readonly managerRecords?: readonly Kept[];
};

const folder = new URL('.', import.meta.url);
const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
const recordings = readdirSync(folder)
  .filter((name) => /^outbox-\d+\.\d+\.\d+\.json$/.test(name))
  .map((name) => read(name) as Recording);
const { version: release } = read('../../package.json') as { version: string };

/** What a phone has after a pull from nothing. */
const shownOn = async (phone: Phone) => {
  const shown = keeper();
  shown.apply(await phone.pull());
  return shown.kept;
};

/** The moment at which two said different things of a record that there is one of for each farmer. */
const momentOf = async (phone: Phone, type: string): Promise<string> => {
  const { body } = (await shownOn(phone)).get(`${type} ${people.amina.accountId}`) ?? {};
  return (body?.['clashes'] as { at: string }[] | undefined)?.at(-1)?.at ?? 'none came back';
};

/** The disagreement that these acts made; its id is the server's own. */
const clashOf = async (phone: Phone, { sent }: Recording): Promise<string> => {
  const ours = JSON.stringify(sent);
  const clashes = [...(await shownOn(phone)).values()].filter(({ type }) => type === 'clash');
  return String(clashes.find(({ body }) => ours.includes(String(body['farmId'])))?.body['id'] ?? 'none came back');
};

/** @param voucher what the square code of the farmer's voucher says: each house signs its own. */
const filled = async (text: string, phone: Phone, recording: Recording, voucher: string): Promise<string> => {
  const places = {
    '{device}': () => phone.device,
    '{epoch}': () => phone.epoch,
    '{clash}': () => clashOf(phone, recording),
    '{profileAt}': () => momentOf(phone, 'profile'),
    '{businessAt}': () => momentOf(phone, 'business'),
    '{voucher}': () => voucher,
  };
  let whole = text;
  for (const [place, find] of Object.entries(places))
    if (whole.includes(place)) whole = whole.replaceAll(place, await find());
  return whole;
};

const send = async (phone: Phone, body: string): Promise<{ status: number; issues: readonly Issue[] }> => {
  const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
  const request = { method: 'POST', url: pushActs.path, payload: gzipSync(body), headers } as const;
  const { status, body: answer } = await phone.browser.send(request);
  return { status, issues: (answer as { issues?: Issue[] }).issues ?? [] };
};

const openPhones = async (house: OpenHouse) => ({
  amina: await openPhone(house, people.amina),
  chidi: await openPhone(house, people.chidi),
  danjuma: await openPhone(house, people.danjuma),
});

type Phones = Partial<Record<Recording['sent'][number]['person'], Phone>> & Awaited<ReturnType<typeof openPhones>>;

/** The phones of a recording, and the farmer's voucher. Releases before 0.8.0 knew of no company: it opens for the others alone. */
const phonesOf = async (house: OpenHouse, { sent }: Recording): Promise<{ phones: Phones; voucher: string }> => {
  const phones = await openPhones(house);
  if (!sent.some(({ person }) => person === 'zainab')) return { phones, voucher: '' };
  const voucher = await openRecordedCompany(house.pool, house.services.secrets);
  return { phones: { ...phones, zainab: await openPhone(house, staffers.zainab) }, voucher };
};

describe.each(recordings)('the outboxes of release $release', async (recording) => {
  const house = await openHouse(); // of its own: two releases change the same profile
  afterAll(house.close);

  test('are taken in whole by the server of today, and no field is lost', async () => {
    const { phones, voucher } = await phonesOf(house, recording);
    for (const { person, body } of recording.sent) {
      const phone = phones[person];
      if (phone === undefined) throw new Error(`${person} has no phone`);
      const whole = await filled(JSON.stringify(body), phone, recording, voucher);
      expect(await send(phone, whole)).toEqual({ status: 200, issues: [] });
    }
    const shown = await shownOn(phones.amina);
    const expected = JSON.parse(await filled(JSON.stringify(recording.records), phones.amina, recording, voucher));
    for (const [type, record] of expected as Recording['records'])
      expect(shown.get(`${type} ${record.id}`)?.body, type).toMatchObject(record);
    const shownToHim = await shownOn(phones.chidi);
    for (const [type, record] of recording.managerRecords ?? [])
      expect(shownToHim.get(`${type} ${record.id}`)?.body, type).toMatchObject(record);
    const [, { id: farmId } = { id: '' }] = recording.records.find(([type]) => type === 'farm') ?? [];
    const isOfFarm = (key: string, body: object): boolean =>
      key === `farm ${farmId}` || (body as { farmId?: unknown }).farmId === farmId;
    const ours = (expected as Recording['records']).map(([type, record]) => [`${type} ${record.id}`, record] as const);
    const [ofFarm, oursOfFarm] = [
      [...shown].filter(([key, { body }]) => isOfFarm(key, body)),
      ours.filter(([key, record]) => isOfFarm(key, record)),
    ];
    expect(ofFarm.map(([key]) => key).toSorted()).toEqual(oursOfFarm.map(([key]) => key).toSorted());
  });
});

test('this release is recorded, with every act that a phone of it keeps', () => {
  const sent = recordings.find((one) => one.release === release)?.sent ?? [];
  const said = new Set(sent.flatMap(({ body }) => body.items.map(([, , endpoint]) => endpoint)));
  const kept = routes
    .filter(({ contract }) => contract.offline === 'queue')
    .map(({ contract }) => endpointOf(contract));
  const missing = kept.filter((endpoint) => !said.has(endpoint));
  const what = `outbox-${release}.json lacks these: let soak/outbox-day.ts do them, then \`npm run record:outbox\``;
  expect(missing, what).toEqual([]);
});
