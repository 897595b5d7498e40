import { describe, expect, test } from 'vitest';
import { languages } from '@shuka/domain/kit/calendar.ts';
import { ussdLimits } from '@shuka/domain/channels';
import { countSmsParts } from '#kit/sms.ts';
import { say } from '#kit/words.ts';
import { shownOf } from './walk.ts';
import type { Screen } from './screen.ts';
import { stepNamed } from './steps.ts';
import type { Talk } from './talk.ts';
import en from '#words/en.json' with { type: 'json' };

/** The longest that stands where a text names something. */
const filled = {
  product: 'Shuka',
  name: 'Oluwatobiloba Nnamdi-Abubakar',
  income: 'N9,999,999,999.99',
  expense: 'N9,999,999,999.99',
  left: '-N9,999,999,999.99',
  what: 'Other overhead of the farm',
  kind: 'Expense',
  amount: 'N9,999,999,999.99',
  day: '28 Sep',
  crop: 'Groundnut',
  packs: 1000,
};

const ussdWords = Object.keys(en).filter((id) => id.startsWith('ussd.'));

describe.each(languages)('in %s', (language) => {
  const tooLong = (screen: Screen): string[] =>
    shownOf(screen, language).pages.filter((page) => page.length > ussdLimits.pageLetters || countSmsParts(page) > 1);

  test('every text of a small screen fits one page, the way back with it', () => {
    const long = ussdWords.filter((id) => shownOf({ lines: [say(language, id, filled)] }, language).pages.length > 1);
    expect(long).toEqual([]);
  });

  test('every menu fits pages of 160 plain letters', async () => {
    const known = { language, accountId: null, isProved: false, awaits: null };
    const talk = { context: { productName: 'Shuka' }, people: [], known } as unknown as Talk;
    const farmer = { accountId: 'a', firstName: 'Oluwatobiloba', language };
    const hers = { ...talk, people: [farmer], known: { ...known, accountId: 'a' } };
    const screens: Screen[] = [];
    for (const one of [talk, hers]) screens.push((await stepNamed('menu').show(one, {})).screen);
    for (const name of ['settings', 'language', 'income', 'expense', 'prices'])
      screens.push((await stepNamed(name).show(hers, {})).screen);
    expect(screens.flatMap(tooLong)).toEqual([]);
    expect(screens.map(({ choices }) => (choices?.length ?? 0) > 1)).toEqual(screens.map(() => true));
  });
});
