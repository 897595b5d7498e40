/* The cells of queued acts once more, as a phone that was away brings them. */
import { endpointOf } from '@shuka/domain/kit/act-version.ts';
import { rows, sql } from '@shuka/server/kit/db.ts';
import { personOf } from '@shuka/server/app/matrix-people.ts';
import { cellsOf, contracts, inputFor, type Cell } from '@shuka/server/app/try-cell.ts';
import { fingerprint } from '@shuka/server/world/fingerprint.ts';
import type { OpenHouse } from '@shuka/server/world/open-house.ts';
import { openPhone, type Phone } from '@shuka/server/world/phone.ts';

/** The operations whose acts phones keep and bring. */
export const queued = [...contracts].filter(([, { offline }]) => offline === 'queue').map(([operation]) => operation);

/** What a delivery itself writes: the acts with their outcomes, the phone, and that its session was seen. */
const ofDelivery = ['sync.mutation', 'sync.device', 'accounts.session'];

/** The tables written since a fingerprint, but for those of every delivery. */
const writtenSince = async (house: OpenHouse, number: number): Promise<string[]> =>
  (
    await rows<{ name: string }>(
      house.pool,
      sql`select distinct name from public.seen_write where number > ${number} and name <> all(${ofDelivery})`,
    )
  ).map(({ name }) => name);

const refusedAs: Readonly<Record<number, readonly string[]>> = {
  400: ['invalid'],
  401: ['not-signed-in'],
  403: ['wrong-role', 'second-factor-needed'],
  404: ['not-found', 'no-longer-yours'],
};

/** Tries all cells of these operations by push; a sentence for each that came out otherwise than the matrix says. */
export const tryPushed = async (house: OpenHouse, operations: readonly string[]) => {
  const phones = new Map<string, Phone>();
  const wrong: string[] = [];
  let cells = 0;

  const phoneOf = async ({ viewer }: Cell): Promise<Phone | null> => {
    // Without a session, or one that still owes its second factor, nothing is taken in at all: cells of the push itself.
    if (viewer === 'nobody' || viewer === 'unproved') return null;
    const held = phones.get(viewer) ?? (await openPhone(house, personOf[viewer]));
    phones.set(viewer, held);
    return held;
  };

  const tryCell = async (cell: Cell): Promise<void> => {
    const contract = contracts.get(cell.operation);
    const phone = await phoneOf(cell);
    if (contract === undefined || phone === null) return;
    const input = await inputFor(house, cell);
    const items = phone.number([[endpointOf(contract), input]]);
    const before = (await fingerprint(house.pool))?.number ?? 0;
    const { status, body, text } = await phone.push(items);
    const issue = status === 200 ? body.issues[0] : undefined;
    const say = (words: string): number =>
      wrong.push(`${cell.operation} by push, ${cell.viewer}, ${cell.object}: ${words}`);
    cells += 1;
    if (status !== 200) return void say(`the push was answered ${status}: ${text.slice(0, 200)}`);
    if (cell.status < 300) return void (issue?.outcome === 'refused' && say(`refused as ${issue.code}`));
    if (issue === undefined) return void say(`was done, and the matrix says ${cell.status}`);
    // A push reads an act before it asks who may do it, so what is malformed is refused as such, whoever sent it.
    const codes = refusedAs[cell.object === 'malformed' ? 400 : cell.status];
    if (codes !== undefined && !codes.includes(issue.code))
      say(`${issue.outcome} as ${issue.code}, not ${cell.status}`);
    const written = await writtenSince(house, before);
    if (written.length > 0) say(`was refused and wrote ${written.join(', ')}`);
    return undefined;
  };

  for (const operation of operations) for (const cell of cellsOf(operation)) await tryCell(cell);
  return { cells, wrong };
};
