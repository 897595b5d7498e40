/* What is kept of files, and how every file of the house is served. */
import sharp from 'sharp';
import { rows, run, sql } from '@shuka/server/kit/db.ts';
import { cellsOf, contracts, inputFor, openViewers } from '@shuka/server/app/try-cell.ts';
import type { OpenHouse } from '@shuka/server/world/open-house.ts';
import { marker } from './file-pictures.ts';

/** What a file may be called when it goes out; a browser runs none of them. */
const types =
  /^(image\/webp|image\/jpeg|audio\/(ogg|webm)|application\/(pdf|atom\+xml|json|geo\+json|ld\+json|octet-stream|vnd\.openxmlformats[\w.-]+)|text\/(csv|plain)(; ?charset=utf-8)?)$/i;

/** What is wrong with a picture that was kept; null for one of pixels alone. */
export const faultOfPicture = async (bytes: Buffer): Promise<string | null> => {
  if (bytes.includes(marker)) return 'holds what was hidden in it';
  const { format, exif, xmp, iptc, icc, comments } = await sharp(bytes).metadata();
  if (format !== 'webp') return `is kept as ${format}`;
  const words = Object.entries({ exif, xmp, iptc, icc, comments }).find(([, held]) => held !== undefined);
  return words === undefined ? null : `keeps its ${words[0]}`;
};

/** What is wrong with a sound that was kept: it is not encoded anew, so it must hold nothing else. */
export const faultOfSound = (bytes: Buffer): string | null => {
  if (bytes.includes(marker)) return 'holds what was hidden in it';
  const isSound = bytes.subarray(0, 4).equals(Buffer.from('OggS')) || bytes.readUInt32BE(0) === 0x1a45dfa3;
  return isSound ? null : 'is no sound';
};

/** Every column of the house that holds the hidden words; lists of people keep what their cells say, as text. */
export const columnsWithMarker = async (house: OpenHouse): Promise<string[]> => {
  const columns = await rows<{ name: string; column: string; type: string }>(
    house.pool,
    sql`select quote_ident(table_schema) || '.' || quote_ident(table_name) as name, quote_ident(column_name) as column,
          data_type as type
        from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
        where t.table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema', 'imports', 'pgboss')
          and data_type in ('bytea', 'text', 'json', 'jsonb', 'ARRAY')`,
  );
  const found: string[] = [];
  const plain = [0, 1, 2].map((lead) =>
    Buffer.from(' '.repeat(lead) + marker)
      .toString('base64')
      .slice(lead === 0 ? 0 : 4, -4),
  );
  for (const { name, column, type } of columns) {
    const told = type === 'bytea' ? `encode(${column}, 'escape')` : `${column}::text`;
    const text = `select 1 from ${name} where ${[marker, ...plain].map((_, at) => `position($${at + 1} in ${told}) > 0`).join(' or ')} limit 1`;
    const { rowCount } = await house.pool.query(text, [marker, ...plain]);
    if ((rowCount ?? 0) > 0) found.push(`${name}.${column}`);
  }
  return found;
};

/** Asks for every file that anybody may have. @returns how many came, and a sentence for each that a browser might run. */
export const tryServed = async (house: OpenHouse): Promise<{ served: number; wrong: string[] }> => {
  const open = openViewers(house);
  const wrong: string[] = [];
  let served = 0;
  for (const [operation, contract] of [...contracts].filter(
    ([, one]) => one.method === 'GET' && one.answers === 'file',
  ))
    for (const cell of cellsOf(operation).filter(({ status }) => status === 200)) {
      await run(house.pool, sql`delete from kit.throttle`);
      const input = await inputFor(house, cell);
      const { status, headers } = await (await open.browserOf(cell.viewer, operation)).call(contract, input);
      if (status !== 200) continue;
      served += 1;
      const type = headers['content-type'] ?? '';
      const policy = headers['content-security-policy'] ?? '';
      const isSafe = types.test(type) && headers['x-content-type-options'] === 'nosniff';
      if (!isSafe || !/default-src 'none'.*sandbox/.test(policy))
        wrong.push(`${operation}: is served as ${type}, ${policy}`);
    }
  return { served, wrong };
};
