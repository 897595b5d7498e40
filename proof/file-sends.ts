/* One file at one door: what it was answered, how long everybody waited for it, what memory it took and what was kept. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { run, sql } from '@shuka/server/kit/db.ts';
import { cellsOf, inputFor, openViewers, type Cell } from '@shuka/server/app/try-cell.ts';
import type { KeyScope } from '@shuka/domain/kit/key-scopes.ts';
import { importDesk } from '@shuka/server/world/import-desk.ts';
import type { Input } from '@shuka/server/world/browser.ts';
import type { OpenHouse } from '@shuka/server/world/open-house.ts';
import { someKey } from '@shuka/server/world/program-hands.ts';
import { putAt, type Door } from './file-doors.ts';
import { forgetMost, mostMemory } from './file-memory.ts';
import { openParts, type Answered } from './file-parts.ts';
import type { Sent } from './file-pictures.ts';

export type Outcome = Answered & {
  readonly millis: number;
  /** The longest that nobody else was served. */
  readonly heldMillis: number;
  readonly roseBytes: number;
  readonly stored: readonly Buffer[];
};

/** Whoever may use a door, on what is nearest to them. */
const cellOf = ({ operation }: Door): Cell | undefined => cellsOf(operation).find(({ status }) => status < 300);

/** The input of a door with this file in it, called by what it says it is where the door asks. */
const withFile = (
  input: Input,
  path: readonly string[],
  { bytes, mediaType, fileName }: Sent,
  isText: boolean,
): Input => {
  const file = isText ? bytes.toString() : bytes.toString('base64');
  const filled = putAt(input, path, file);
  const beside = path.slice(0, -1);
  const held = beside.reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], input);
  const isNamed = typeof held === 'object' && held !== null && 'mediaType' in held;
  // A picture is known by its bytes; beside sounds a door asks for WebP, as phones keep it.
  const said = mediaType.startsWith('audio/') ? mediaType : 'image/webp';
  const typed = isNamed ? putAt(filled, [...beside, 'mediaType'], said) : filled;
  const how = said === mediaType && mediaType.startsWith('audio/') ? 'voice' : 'thumb';
  const shown = path[0] === 'consent' ? putAt(typed, ['consent', 'how'], how) : typed;
  const marked = { ...(shown as Input), mark: { kind: 'signature', picture: file }, isFarmerPresent: true };
  const named = path[0] === 'mark' ? marked : shown;
  return (fileName === undefined ? named : putAt(named, ['fileName'], fileName)) as Input; // an object with one thing changed
};

/** What is put into the file store of a house from now on. */
const watchStore = ({ services: { files } }: OpenHouse): Buffer[] => {
  const stored: Buffer[] = [];
  const put = files.put.bind(files);
  files.put = async (bytes, extension) => {
    stored.push(bytes);
    return put(bytes, extension);
  };
  return stored;
};

/** Opens a house whose file store is watched, and gives what sends a file to a door of it. */
export const openSends = async (house: OpenHouse) => {
  const viewers = openViewers(house);
  const parts = await openParts(house);
  const desk = importDesk(house);
  const stored = watchStore(house);
  let key: ReturnType<typeof someKey> | undefined;

  /** As a program sends it, whose key lets it. */
  const callWithKey = async ({ contract }: Door, { bytes }: Sent): Promise<Answered> => {
    const { headers } = await (key ??= someKey(house, [String(contract.who).slice('key:'.length) as KeyScope]));
    return house.visitor().call(contract, {}, { document: bytes.toString(), headers });
  };

  const call = async (door: Door, sent: Sent): Promise<Answered> => {
    if (door.kind === 'document') return callWithKey(door, sent);
    const cell = cellOf(door);
    if (cell === undefined) throw new Error('nobody may use it');
    const browser = await viewers.browserOf(cell.viewer, door.operation);
    const input = await inputFor(house, cell);
    stored.length = 0; // what the scene put there
    const { bytes, mediaType } = sent;
    if (door.path === null) return browser.call(door.contract, input, { picture: { bytes, mediaType } });
    const asked = withFile(input, door.path, sent, door.kind === 'text');
    const answer = await browser.call(door.contract, asked);
    if (door.kind === 'list' && answer.status === 201) await desk.work('reading', String(asked['id']));
    return answer;
  };

  const callPart = (sent: Sent): Promise<Answered> =>
    sent.mediaType.startsWith('audio/') ? parts.sendSound(sent) : parts.sendPicture(sent);

  return async (door: Door, sent: Sent): Promise<Outcome> => {
    await run(house.pool, sql`delete from kit.throttle`);
    stored.length = 0;
    const held = monitorEventLoopDelay({ resolution: 10 });
    const before = forgetMost();
    const began = performance.now();
    held.enable();
    const { status, text } = await (door.kind === 'part' ? callPart(sent) : call(door, sent));
    held.disable();
    const millis = Math.round(performance.now() - began);
    const outcome = { status, text, millis, heldMillis: Math.round(held.max / 1e6), stored: [...stored] };
    return { ...outcome, roseBytes: Math.max(0, mostMemory() - before) };
  };
};
