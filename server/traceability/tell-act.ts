import type { ReadEvent } from '@shuka/domain/traceability';
import { Problem } from '@shuka/domain/kit/problem.ts';
import type { Context } from '#kit/context.ts';
import { takeIn } from './take-in.ts';
import { tellingOf } from './telling.ts';
import type { Named } from './thing-store.ts';

type Act = {
  readonly companyId: string;
  readonly events: readonly ReadEvent[];
  readonly names?: ReadonlyMap<string, Named>;
  readonly readers?: readonly string[];
  /** Whether it is told whatever the things’ numbers say: a recall reaches what others hold. */
  readonly isTrusted?: boolean;
};

/**
 * Tells what somebody of a company did, by the same rules as what other systems send.
 * @returns the ids of the events. @throws Problem with why it cannot have happened.
 */
export const tellAct = async (context: Context, act: Act): Promise<string[]> => {
  const { companyId: ownerId, events, isTrusted = false } = act;
  const tellings = events.map((event, place) => tellingOf(event, place, context.publicUrl, act));
  const teller = {
    ownerId,
    captureId: null,
    isTrusted,
    reserved: `${context.publicUrl}/lot/`,
    isWhole: true,
    now: context.clock.now(),
  };
  const { kept, refused } = await takeIn(context.db, tellings, teller);
  const [first] = refused;
  if (first !== undefined) throw new Problem(first.why, { values: { about: first.about } });
  return kept.map(({ eventId }) => eventId);
};
