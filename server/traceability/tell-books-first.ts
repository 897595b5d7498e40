import { isCollision, isDatabaseAway } from '#kit/database-errors.ts';
import type { Context } from '#kit/context.ts';
import { tellWithin } from './tell-books.ts';

const command = ({ db }: Context, text: string) => db.query({ text, values: [] });

/**
 * Lets what the books say be known before an act is judged, in the act’s own transaction: what was weighed a minute ago, or
 * before it in the same batch of a phone. Where a row cannot be told, the act is judged without, and the minute’s job sets it aside.
 */
export const tellBooksFirst = async (context: Context): Promise<void> => {
  await command(context, 'savepoint told_first');
  try {
    await tellWithin(context.db, context);
    await command(context, 'release savepoint told_first');
  } catch (error) {
    if (!(error instanceof Error) || isDatabaseAway(error) || isCollision(error)) throw error;
    await command(context, 'rollback to savepoint told_first');
    context.log.error({ error }, 'an event could not be told');
  }
};
