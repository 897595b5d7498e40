import { writeAudit, type Act } from '#kit/audit.ts';
import type { Context } from '#kit/context.ts';
import { findWrites, keepWrites, type DoneWrite } from '#kit/once.ts';
import type { Books } from '#kit/perform.ts';
import { earlierAnswer, hashOfInput, type Write } from '#kit/same-write.ts';

/** Another transaction, or another act of the batch, was first with an id: the acts are then done one by one. */
class Overtaken extends Error {}

type BatchBooks = { readonly books: Books; readonly close: () => Promise<void> };

/**
 * Books of a whole batch: earlier writes are looked up once, and all that is new is written down at the end, in one
 * statement a table.
 * @param ids of the writes that the batch may claim.
 */
export const openBatchBooks = async (context: Context, ids: readonly string[]): Promise<BatchBooks> => {
  const stored = new Map((await findWrites(context.db, ids)).map((one) => [one.id, one]));
  const done: DoneWrite[] = [];
  const acts: Act[] = [];
  const claimed = new Map<string, Buffer>();

  const claim = async ({ secrets }: Context, write: Write) => {
    const earlier = stored.get(write.id);
    if (earlier !== undefined) return earlierAnswer(earlier, write, secrets);
    if (claimed.has(write.id)) throw new Overtaken();
    claimed.set(write.id, hashOfInput(secrets, write.input));
    return null;
  };
  const keepAnswer = async (_context: Context, write: Write, answer: unknown) => {
    done.push({ write, answer, inputHash: claimed.get(write.id) ?? Buffer.alloc(0) });
  };
  const audit = async (_context: Context, act: Act) => void acts.push(act);
  const close = async (): Promise<void> => {
    const [isKept] = await Promise.all([
      keepWrites(context.db, done, context.clock.now()),
      acts.length > 0 ? writeAudit(context.db, acts) : null,
    ]);
    if (!isKept) throw new Overtaken();
  };
  return { books: { claim, keepAnswer, audit }, close };
};
