/*
 * `npm run record:outbox`: what phones of this release send, as the app's own engine sends it to the whole server, and the
 * shape of every act they keep. Server tests replay the recordings of all releases, so none of them is ever changed.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { settleProfileClash } from '@shuka/domain/accounts';
import { settleClash } from '@shuka/domain/farms';
import { endpointOf } from '@shuka/domain/kit/act-version.ts';
import { settleBusiness } from '@shuka/domain/marketplace';
import { staffers } from '@shuka/server/world/companies.ts';
import { people as farmersAndOthers } from '@shuka/server/world/people.ts';
import { openRecordedCompany } from '@shuka/server/world/recorded-company.ts';
import { queuedContracts } from '@shuka/web/sync/queued-contracts.ts';
import { secrets } from './house.ts';
import { openOwnHouse } from './own-house.ts';
import { liveADay } from './outbox-day.ts';
import type { Hands } from './outbox-hands.ts';
import { openPhone } from './phone.ts';
import { makeRandom } from './random.ts';
import { signIn } from './people.ts';

const folder = new URL('../server/sync/', import.meta.url);
const textOf = (name: string): string => readFileSync(new URL(name, folder), 'utf8');
const { version: release } = JSON.parse(textOf('../../package.json')) as { version: string };
const outboxFile = `outbox-${release}.json`;
const shapesFile = 'queued-shapes.json';

const people = { ...farmersAndOthers, zainab: staffers.zainab };

type Who = keyof typeof people;
type Body = {
  readonly device: string;
  readonly epoch: string;
  readonly items: readonly (readonly [number, number, string, unknown])[];
};
type Sent = { readonly person: Who; readonly body: Body };

const refuse = (why: string): never => {
  console.error(why);
  return process.exit(1);
};

/** Adds the shapes of today; those that are recorded stand. */
const recordShapes = (): void => {
  const recorded = existsSync(new URL(shapesFile, folder))
    ? (JSON.parse(textOf(shapesFile)) as Record<string, unknown>)
    : {};
  for (const contract of queuedContracts) {
    const { $schema: _, ...shape } = z.toJSONSchema(contract.input, { io: 'input', unrepresentable: 'any' });
    const before = recorded[endpointOf(contract)];
    if (before !== undefined && JSON.stringify(before) !== JSON.stringify(shape))
      refuse(`${endpointOf(contract)} has another shape than was recorded: raise its version and write the upcaster.`);
    recorded[endpointOf(contract)] = shape;
  }
  const inOrder = Object.fromEntries(Object.entries(recorded).toSorted(([one], [other]) => (one < other ? -1 : 1)));
  writeFileSync(new URL(shapesFile, folder), `${JSON.stringify(inOrder, null, 2)}\n`);
};

/** What the server itself said of the disagreements that were settled: an id, or a moment. */
const places = [
  ['{clash}', settleClash, 'clashId'],
  ['{profileAt}', settleProfileClash, 'at'],
  ['{businessAt}', settleBusiness, 'at'],
] as const;

/** Leaves a place for each of them, which a replay fills with what its own server says. */
const withPlaces = (whole: string, sent: readonly Sent[]): string =>
  places.reduce((text, [place, contract, field]) => {
    const settled = sent.flatMap(({ body }) => body.items).find(([, , endpoint]) => endpoint === endpointOf(contract));
    if (settled === undefined) throw new Error(`${contract.name} was not done`);
    return text.replaceAll((settled[3] as Record<string, string>)[field] ?? '', place); // the app's own input
  }, whole);

const gunzip = (bytes: BodyInit): Promise<string> =>
  new Response((new Response(bytes).body as ReadableStream).pipeThrough(new DecompressionStream('gzip'))).text();

const record = async (): Promise<void> => {
  const house = await openOwnHouse('embedded');
  const sent: Sent[] = [];
  const handOf = async (who: Who): Promise<Hands['amina']> => {
    const { accountId, roles } = people[who];
    const [role] = roles;
    const person = { accountId, role, name: who };
    const cookies = await signIn(house, person);
    return openPhone({
      name: who,
      person,
      cookies,
      port: () => house.port,
      random: makeRandom(1),
      through: (fetch) => async (path, init) => {
        if (path === '/sync/push' && init.body !== null && init.body !== undefined) {
          const body = JSON.parse(await gunzip(init.body)) as Body;
          sent.push({ person: who, body: { ...body, device: '{device}', epoch: '{epoch}' } });
        }
        return fetch(path, init);
      },
    });
  };
  try {
    const token = await openRecordedCompany(house.pool, secrets);
    const hands: Hands = {
      amina: await handOf('amina'),
      chidi: await handOf('chidi'),
      danjuma: await handOf('danjuma'),
      zainab: await handOf('zainab'),
    };
    const lived = await liveADay(hands, token);
    await Promise.all(Object.values(hands).map((phone) => phone.close()));
    const whole = withPlaces(JSON.stringify({ release, sent, ...lived }, null, 2), sent).replaceAll(token, '{voucher}');
    writeFileSync(new URL(outboxFile, folder), `${whole}\n`);
  } finally {
    await house.close();
  }
};

if (existsSync(new URL(outboxFile, folder)))
  refuse(
    `${outboxFile} is recorded. Raise the version in package.json; if no phone has this release yet, remove the file.`,
  );
recordShapes();
await record();
console.log(`recorded ${outboxFile} and ${shapesFile}`);
process.exit(0);
