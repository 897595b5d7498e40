/* Files that are not what they say, or far more than they look, at every operation that takes one. */
import { openHouse, type OpenHouse } from '@shuka/server/world/open-house.ts';
import { findDoors, unreached, type Door, type Kind } from './file-doors.ts';
import { documents, lists, texts } from './file-lists.ts';
import { inMegabytes } from './file-memory.ts';
import { marker, pictures, type Sent } from './file-pictures.ts';
import { openSends, type Outcome } from './file-sends.ts';
import { columnsWithMarker, faultOfPicture, faultOfSound, tryServed } from './file-served.ts';
import { sounds } from './file-sounds.ts';
import type { Line, Proved } from './kit/section.ts';

const mostMillis = 5000;

/** What one file may take for a while: a picture of 25 megapixels unpacked, or a sheet of 100 MB as bytes and as text. */
const mostMegabytes = 768;

type Tried = {
  readonly what: string;
  readonly sent: Sent;
  readonly outcome: Outcome;
  readonly wrong: readonly string[];
};

const filesByKind = async (): Promise<Readonly<Record<Kind, readonly Sent[]>>> => {
  const [seen, heard] = [await pictures(), sounds()];
  const either = [...seen, ...heard];
  return { picture: seen, sound: heard, either, part: either, list: lists(), text: texts(), document: documents() };
};

/** What is wrong with what was kept of a file; lists are kept as they came, and served to nobody. */
const faultOfKept = (kind: Kind, bytes: Buffer): Promise<string | null> | string | null => {
  if (kind === 'list') return null;
  return bytes.subarray(0, 4).equals(Buffer.from('RIFF')) ? faultOfPicture(bytes) : faultOfSound(bytes);
};

const judge = async ({ kind }: Door, sent: Sent, outcome: Outcome): Promise<string[]> => {
  const { status, text, millis, heldMillis, roseBytes, stored } = outcome;
  const wrong: string[] = [];
  if (status >= 500) wrong.push(`was answered ${status}: ${text.slice(0, 200)}`);
  if (sent.isGood === true && status >= 300) wrong.push(`is good and was answered ${status}: ${text.slice(0, 200)}`);
  if (millis > mostMillis) wrong.push(`took ${millis} ms`);
  if (heldMillis > mostMillis) wrong.push(`held everybody else up for ${heldMillis} ms`);
  if (inMegabytes(roseBytes) > mostMegabytes) wrong.push(`took ${inMegabytes(roseBytes)} MB of memory`);
  for (const bytes of stored) wrong.push(...[await faultOfKept(kind, bytes)].flatMap((fault) => fault ?? []));
  return wrong;
};

/** FUZZ_FILES=imports sends to the operations that have it in their path alone. */
const only = process.env['FUZZ_FILES'] ?? '';

const sendAll = async (house: OpenHouse, doors: readonly Door[]): Promise<Tried[]> => {
  const files = await filesByKind();
  const send = await openSends(house);
  const tried: Tried[] = [];
  const reached = doors.filter(({ operation, contract }) => operation.includes(only) && !(contract.name in unreached));
  for (const door of reached) {
    for (const sent of files[door.kind]) {
      const what = `${door.operation}, ${sent.what}`;
      const outcome = await send(door, sent).catch((error: unknown) => String(error));
      if (typeof outcome === 'string') {
        tried.push({ what, sent, outcome: nothing, wrong: [`could not be sent: ${outcome}`] });
        continue;
      }
      tried.push({ what, sent, outcome, wrong: await judge(door, sent, outcome) });
    }
    console.log(
      `files: ${door.operation}, ${tried.length} sent, ${tried.filter(({ wrong }) => wrong.length > 0).length} wrong`,
    );
  }
  return tried;
};

const nothing: Outcome = { status: 0, text: '', millis: 0, heldMillis: 0, roseBytes: 0, stored: [] };

/** What is looked for is planted, and must be seen. */
const controls = async (doors: readonly Door[]): Promise<string[]> => {
  const [good] = await pictures();
  const [voice] = sounds();
  const unseen: string[] = [];
  const isSeen = async (what: string, fault: Promise<string | null> | string | null): Promise<void> => {
    if ((await fault) === null) unseen.push(what);
  };
  const bytes = good?.bytes ?? Buffer.alloc(0);
  await isSeen('a picture kept as it came', faultOfPicture(bytes));
  await isSeen('a picture with hidden words', faultOfPicture(Buffer.concat([bytes, Buffer.from(marker)])));
  await isSeen('a sound with hidden words', faultOfSound(Buffer.concat([voice?.bytes ?? bytes, Buffer.from(marker)])));
  const [door] = doors;
  if (door !== undefined && good !== undefined)
    await isSeen('an answer that took too long', (await judge(door, good, { ...nothing, millis: 6000 }))[0] ?? null);
  return unseen;
};

const nought = (what: string, figure: number): Line => ({ what, figure, goal: 0, met: figure === 0 });
const told = (what: string, figure: string | number): Line => ({ what, figure, goal: '', met: null });

const most = (tried: readonly Tried[], of: (outcome: Outcome) => number): number =>
  Math.max(0, ...tried.map(({ outcome }) => of(outcome)));

const slowest = (tried: readonly Tried[]): string =>
  tried.toSorted((one, other) => other.outcome.millis - one.outcome.millis)[0]?.what ?? '';

/** Sends them all, and looks at what was kept and at how every file of the house is served. */
export const proveFiles = async (): Promise<Proved> => {
  const { doors, unknown } = findDoors();
  const house = await openHouse({ checksAnswers: false });
  const tried = await sendAll(house, doors);
  const columns = await columnsWithMarker(house);
  const { served, wrong: openly } = await tryServed(house);
  const errors = house.errors.map(({ words, what }) => `${words} ${String(what['error'])}`);
  await house.close();
  const wrong = tried.flatMap((one) => one.wrong.map((words) => `${one.what}: ${words}`));
  const unseen = await controls(doors);
  const taken = tried.filter(({ outcome }) => outcome.status > 0 && outcome.status < 300);
  const good = tried.filter(({ sent }) => sent.isGood === true);
  return {
    lines: [
      told('operations that take a file', doors.length),
      told('files sent to them: two kinds at once, bombs, drawings, cut, misnamed', tried.length - good.length),
      told('good files sent, all taken', good.length),
      told('files refused', tried.length - taken.length),
      told('files taken, and kept as pixels or as nothing but sound', taken.length - good.length),
      told('the slowest file', `${most(tried, ({ millis }) => millis)} ms`),
      told('the longest that others waited', `${most(tried, ({ heldMillis }) => heldMillis)} ms`),
      told('the most memory for one file', `${inMegabytes(most(tried, ({ roseBytes }) => roseBytes))} MB`),
      nought(
        `files with a 5xx, over 5 s, over ${mostMegabytes} MB, or kept with what was hidden in them`,
        wrong.length,
      ),
      nought('operations that take a file of which no kind is said', unknown.length),
      nought('columns of the database with what was hidden in a file', columns.length),
      told('files asked for by everybody who may have them', served),
      nought('of them served as what a browser might run', openly.length),
      nought('errors in the log meanwhile', errors.length),
      nought('negative controls of files that were not seen', unseen.length),
    ],
    notes: [
      'Lists of people and prices are kept as they came until they were read, and served to nobody. Sounds are not encoded anew: they are taken as nothing but Opus in its container, and served as sound alone.',
      ...Object.entries(unreached).map(([name, why]) => `No file was sent to ${name}, which ${why}.`),
      ...(only === '' ? [] : [`Files were sent to operations with "${only}" alone.`]),
      `The slowest file: ${slowest(tried)}.`,
      ...[...wrong, ...unknown, ...columns, ...openly, ...errors, ...unseen].slice(0, 40),
    ],
  };
};
