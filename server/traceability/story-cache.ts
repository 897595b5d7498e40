import { readStoryCode, type Story } from '@shuka/domain/traceability';
import type { Services } from '#kit/context.ts';
import { gatherStory } from './gather-story.ts';
import { findStart } from './story-start.ts';
import { markOf, type StoryRoots } from './story-store.ts';
import { tellBooks } from './tell-books.ts';

type House = Pick<Services, 'pool' | 'clock' | 'publicUrl' | 'log'>;

/** A story as it was told; whoever draws pages of it keeps them beside it, and they go when it does. */
export type ToldStory = { readonly story: Story; readonly pages: Map<string, unknown> };

type Held = ToldStory & { readonly roots: StoryRoots; readonly mark: string; toldAt: number; lookedAt: number };

/** How long a story is shown without asking whether anything touched its goods. */
const blindMillis = 1000;

/** How old what was looked at may be to be shown while it is looked at again: nobody of a crowd waits for the database. */
const graceMillis = 5000;

/** What its mark does not hold (tests, prices, a mill's new name) is seen within a minute. */
const longestMillis = 60_000;

const mostHeld = 1000;

const tell = async (house: House, path: string, now: number): Promise<Held | null> => {
  await tellBooks(house);
  const start = await findStart(house.pool, house.publicUrl, path);
  if (start === null) return null;
  const { story, roots } = await gatherStory(house, start);
  const mark = await markOf(house.pool, roots);
  return { story, roots, mark, pages: new Map(), toldAt: now, lookedAt: now };
};

/**
 * The stories that were asked for last, kept until an event touches their goods or somebody takes their name back. Several
 * servers each keep their own: none needs to tell another.
 * @param millis the time, of a clock that only goes forward.
 */
export const makeStoryCache = (house: House, millis: () => number = () => performance.now()) => {
  const held = new Map<string, Held>();
  const coming = new Map<string, Promise<Held | null>>();

  const keep = (key: string, told: Held | null): void => {
    held.delete(key);
    if (told === null) return;
    held.set(key, told);
    const [oldest] = held.keys();
    if (held.size > mostHeld && oldest !== undefined) held.delete(oldest);
  };

  const look = async (key: string): Promise<Held | null> => {
    const now = millis();
    const before = held.get(key);
    const isYoung = before !== undefined && now - before.toldAt < longestMillis;
    if (isYoung && (await markOf(house.pool, before.roots)) === before.mark) {
      before.lookedAt = now;
      return before;
    }
    const told = await tell(house, key, now);
    // Pages of a story that reads the same are still right.
    const isSame = told !== null && before !== undefined && JSON.stringify(told.story) === JSON.stringify(before.story);
    const kept = isSame ? { ...told, story: before.story, pages: before.pages } : told;
    keep(key, kept);
    return kept;
  };

  /** The story of a path; null where nobody here made such a code. A crowd that asks at once is answered by one look. */
  return async (path: string): Promise<ToldStory | null> => {
    const key = readStoryCode(path)?.at;
    if (key === undefined) return null;
    const before = held.get(key);
    const age = before === undefined ? Number.POSITIVE_INFINITY : millis() - before.lookedAt;
    if (before !== undefined && age < blindMillis) return before;
    const asked = coming.get(key) ?? look(key).finally(() => coming.delete(key));
    coming.set(key, asked);
    if (before === undefined || age >= graceMillis) return asked;
    asked.catch((error: unknown) => house.log.error({ error }, 'a story could not be looked at again'));
    return before;
  };
};
