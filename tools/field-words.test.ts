import { expect, test } from 'vitest';
import { isWantedIn } from '@shuka/web/word-parts.ts';
import { drawnWith } from './drawn-with.ts';
import { projectRoot, readIn } from './house.ts';
import { actsIn, refusalTexts } from './refusals.ts';

const mostMillis = 120_000;

/** Doors to many acts, and screens where nobody types what these rules are about: a yes or no, a step, a message with no photo. */
const isNotTyped = /^web\/(sync|app)\/|\/(settle-clash\.ts|driving\.ts|ConfirmVisits\.tsx|SendPriceForm\.tsx)$/;

const lackedBy = (file: string, ways: ReadonlySet<string>, texts: readonly string[]): string[] =>
  [...ways].flatMap((way) =>
    texts
      .filter(
        (id) =>
          !['en.json', ...way.split('+').map((part) => `en.json?${part}`)].some((words) => isWantedIn(words, true, id)),
      )
      .map((id) => `${file} is drawn with ${way}, which lacks ${id}`),
  );

test(
  'what the rules of an act say of a field is in the words that each screen of the act comes with',
  async () => {
    const screens = [...drawnWith(projectRoot)].filter(([file]) => !isNotTyped.test(file));
    const lacked = await Promise.all(
      screens.map(async ([file, ways]) => {
        const acts = await actsIn(readIn(projectRoot, file));
        return lackedBy(file, ways, acts.flatMap(refusalTexts));
      }),
    );
    expect(screens.length).toBeGreaterThan(500);
    expect([...new Set(lacked.flat())].toSorted()).toEqual([]);
  },
  mostMillis,
);
