/* Writes payloads through the API into each field that takes them. */
import { run, sql } from '@shuka/server/kit/db.ts';
import { contracts } from '@shuka/server/app/try-cell.ts';
import { baseOf, openSenders, type Attempt } from '@shuka/server/app/fuzz-senders.ts';
import type { Browser, Input } from '@shuka/server/world/browser.ts';
import type { OpenHouse } from '@shuka/server/world/open-house.ts';

/** In every text a page may show: what runs where it is taken for markup, and what breaks a layout. */
export const payloads: readonly string[] = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  'javascript:alert(1)',
  '{{constructor.constructor("alert(1)")()}}${alert(1)}',
  '\u202Etxt.exe \u2067مرحبا\u2069',
  'W'.repeat(120),
  'nothing\u0000else',
];

type Schema = { readonly type?: string; readonly format?: string; readonly enum?: unknown; readonly pattern?: string };

/** Fields of the body whose schema lets any letters in. */
const textFields = ([, , , , { requestBody }]: Attempt): string[] => {
  const properties = requestBody?.content['application/json']?.schema.properties ?? {};
  return Object.entries(properties as Record<string, Schema>)
    .filter(([, one]) => one.type === 'string' && one.format === undefined && one.enum === undefined)
    .map(([name]) => name);
};

const isObject = (value: unknown): value is Record<string, unknown> => value !== null && typeof value === 'object';

const isPlain = (text: string): boolean => !/^[0-9a-f]{8}-|^\d{4}-\d\d|^\d+$/.test(text);

/** The paths of texts within the base's own objects and lists: `lines.0.note`. */
const innerTexts = (base: Input): string[] => {
  const walk = (value: unknown, path: string): string[] => {
    if (typeof value === 'string') return path.includes('.') && isPlain(value) ? [path] : [];
    return isObject(value) ? Object.entries(value).flatMap(([name, held]) => walk(held, `${path}.${name}`)) : [];
  };
  return Object.entries(base).flatMap(([name, held]) => walk(held, name));
};

/** A copy of an input with a text at this path. */
const withText = (base: Input, path: string, text: string): Input => {
  const copy = structuredClone(base) as Record<string, unknown>;
  const names = path.split('.');
  const last = names.pop() ?? '';
  const at = names.reduce<Record<string, unknown>>((held, name) => (isObject(held[name]) ? held[name] : {}), copy);
  at[last] = text;
  return copy;
};

type Written = { stored: number; readonly fields: Set<string>; readonly failures: string[] };

/** What would close the doors behind the rest: sessions, accounts, and what the admin opens and shuts. */
const spared =
  /sign-?out|login|password|sessions|second-factor|switches|flags|close|erase|erasure|decision|\/me\/contact/i;

const tryField = async (house: OpenHouse, attempt: Attempt, open: () => Browser, field: string, written: Written) => {
  const [sender, name, path, method] = attempt;
  const contract = contracts.get(`${method.toUpperCase()} ${path}`);
  if (contract === undefined) return;
  for (const text of payloads) {
    const input = withText(await baseOf(house, attempt), field, text);
    const { status, text: said } = await open().call(contract, input);
    if (status >= 500) written.failures.push(`${sender}, ${name}, ${field}: ${status} ${said.slice(0, 200)}`);
    // A field that refuses the first does not take free text: a code, a number, an address.
    if (status >= 300 && text === payloads[0]) return;
    if (status >= 300) continue;
    written.stored += 1;
    written.fields.add(`${name} ${field}`);
  }
};

/** Writes each payload in each field by each sender who may. */
export const writeEverywhere = async (house: OpenHouse, attempts: readonly Attempt[]): Promise<Written> => {
  const written: Written = { stored: 0, fields: new Set(), failures: [] };
  const senderOf = await openSenders(house);
  for (const attempt of attempts) {
    const [sender, name, path, method, operation] = attempt;
    const takesJson = operation.requestBody?.content['application/json'] !== undefined;
    if (method === 'get' || !takesJson || spared.test(path)) continue;
    await run(house.pool, sql`delete from kit.throttle`);
    const open = await senderOf(sender, name);
    const contract = contracts.get(`${method.toUpperCase()} ${path}`);
    const base = await baseOf(house, attempt);
    const first = contract === undefined ? null : await open().call(contract, base);
    if (first === null || [401, 403, 404].includes(first.status)) continue; // not theirs to write
    for (const field of new Set([...textFields(attempt), ...innerTexts(base)]))
      await tryField(house, attempt, open, field, written);
  }
  return written;
};
