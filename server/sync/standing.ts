import { findStanding } from '#accounts';
import type { Db } from '#kit/db.ts';
import type { Ready } from './push-item.ts';

/** The fields by which acts that wait on phones name a farmer. */
const accountFields = ['keeperId', 'profileId'] as const;

type Named = Readonly<Record<string, unknown>>;

const namedIn = (input: unknown): string[] =>
  accountFields.flatMap((field) => {
    const named = (input as Named)[field];
    return typeof named === 'string' ? [named] : [];
  });

const renamed = (input: unknown, standing: ReadonlyMap<string, string>): unknown => {
  const changes = accountFields.flatMap((field) => {
    const into = standing.get(String((input as Named)[field]));
    return into === undefined ? [] : [[field, into] as const];
  });
  return changes.length === 0 ? input : { ...(input as Named), ...Object.fromEntries(changes) };
};

/**
 * The acts as they are today: a phone that was away may name an account that was merged into another meanwhile, and what
 * it saved belongs to the one that stays. What arrived is kept as it came, so that a second delivery is known again.
 */
export const withStanding = async (db: Db, items: readonly Ready[]): Promise<Ready[]> => {
  const standing = await findStanding(db, [...new Set(items.flatMap(({ input }) => namedIn(input)))]);
  if (standing.size === 0) return [...items];
  return items.map((item) => ({ ...item, input: renamed(item.input, standing) }));
};
