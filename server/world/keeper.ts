import type { DataLine, Line } from '@shuka/domain/sync';

/* What a phone makes of the lines of a pull. */

export const dataOf = (lines: readonly Line[]): DataLine[] => lines.filter((line) => 'at' in line);

export const endOf = (lines: readonly Line[]): string => {
  const last = lines.at(-1);
  if (last === undefined || !('end' in last)) throw new Error('The pull did not come to its end.');
  return last.end;
};

export const headOf = (lines: readonly Line[]) => lines[0] as { epoch: string; fresh: boolean };

/** What a phone keeps, as it would: lines applied one after the other, drops and departures first. */
export const keeper = () => {
  const kept = new Map<string, { scope: string; type: string; body: Record<string, unknown> }>();
  const apply = (lines: readonly Line[]): void => {
    for (const { put = [], gone = [], drop = [] } of dataOf(lines)) {
      for (const [key, { scope }] of kept) if (drop.includes(scope)) kept.delete(key);
      for (const [scope, type, id] of gone)
        if (kept.get(`${type} ${id}`)?.scope === scope) kept.delete(`${type} ${id}`);
      for (const [scope, rows] of put)
        for (const [type, id, body] of rows) kept.set(`${type} ${id}`, { scope, type, body: { id, ...body } });
    }
  };
  const names = (): string[] =>
    [...kept.values()].filter(({ type }) => type === 'farm').map(({ body }) => String(body['name']));
  return { kept, apply, names };
};
