import { readStatement, type BookFilter, type StatementFormat } from '@shuka/domain/finance';
import { dayOf } from '@shuka/domain/kit/day.ts';
import type { Result } from '#kit/api.ts';

const giveUpMillis = 60_000;

const noAnswer = { status: 0, code: 'network', title: '', fields: [], requestId: null } as const;

const titleOf = async (response: Response): Promise<string> => {
  const said: unknown = await response.json().catch(() => null);
  const title: unknown = typeof said === 'object' && said !== null ? Reflect.get(said, 'title') : null;
  return typeof title === 'string' ? title : String(response.status);
};

/** A statement of one's own book as the server makes it; status 0 when no answer came. */
export const fetchStatement = async (
  asked: BookFilter & { readonly format: StatementFormat },
): Promise<Result<Blob>> => {
  const query = new URLSearchParams(Object.entries(asked).filter(([, value]) => value !== undefined));
  try {
    const response = await fetch(`${readStatement.path}?${query.toString()}`, {
      signal: AbortSignal.timeout(giveUpMillis),
    });
    if (response.ok) return { ok: true, value: await response.blob() };
    return { ok: false, failure: { ...noAnswer, status: response.status, title: await titleOf(response) } };
  } catch {
    return { ok: false, failure: noAnswer };
  }
};

/** The name of a statement's file, of today. */
export const statementName = (from: 'shuka' | 'phone', format: StatementFormat): string =>
  `${from}-statement-${dayOf(new Date())}.${format}`;
