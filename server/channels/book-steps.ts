import { addEntry, categoriesOf, listEntries, readTotals, type Category, type EntryKind } from '@shuka/domain/finance';
import { monthName, type Language } from '@shuka/domain/kit/calendar.ts';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { formatNaira, parseNaira } from '@shuka/domain/kit/naira.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { categoryWords } from '#finance';
import { say } from '#kit/words.ts';
import { go, type Data } from './screen.ts';
import { accountOf, behindPin, looking, type Show, type Step } from './talk.ts';

/** '14 Mar': a screen has no room for more. */
export const shortDay = (day: string, language: Language): string =>
  `${Number(day.slice(8, 10))} ${monthName(Number(day.slice(5, 7)), language).slice(0, 3)}`;

const newest = '5';

const book: Show = async ({ act, known: { language } }) => {
  const { incomeKobo, expenseKobo, netProfitKobo } = await act(readTotals, {});
  const { items } = await act(listEntries, { limit: newest });
  const standing = items.filter(({ isCorrected, isCancelled }) => !isCorrected && !isCancelled);
  const totals = say(language, 'ussd.bookTotals', {
    income: formatNaira(incomeKobo),
    expense: formatNaira(expenseKobo),
    left: formatNaira(netProfitKobo),
  });
  const entries = standing.map(
    ({ kind, amountKobo, category, happenedOn }) =>
      `${shortDay(happenedOn, language)} ${kind === 'income' ? '+' : '-'}${formatNaira(amountKobo)} ${say(language, categoryWords[category])}`,
  );
  return { screen: { lines: [totals, ...(entries.length > 0 ? entries : [say(language, 'ussd.bookEmpty')])] } };
};

const categories =
  (kind: EntryKind): Show =>
  async ({ known: { language } }) => ({
    screen: {
      lines: [say(language, 'ussd.whatFor')],
      choices: categoriesOf[kind].map((category) => ({
        says: say(language, categoryWords[category]),
        go: go('amount', { kind, category }),
      })),
    },
  });

const kindOf = ({ kind }: Data): EntryKind => (kind === 'income' ? 'income' : 'expense');

const categoryOf = ({ category = '' }: Data): Category =>
  (category in categoryWords ? category : 'other-income') as Category;

const amount: Show = async ({ known: { language } }, data) => {
  const what = say(language, categoryWords[categoryOf(data)]);
  const wrong = data['amount'] === undefined ? [] : [say(language, 'ussd.amountWrong')];
  return {
    screen: {
      lines: [...wrong, say(language, 'ussd.amount', { what })],
      asks: { field: 'amount', go: go('entry-check', data) },
    },
  };
};

const check: Show = async (talk, data) => {
  const kobo = parseNaira(data['amount'] ?? '');
  if (kobo === null || kobo < 1) return amount(talk, data);
  const { language } = talk.known;
  const kind = kindOf(data);
  const what = say(language, categoryWords[categoryOf(data)]);
  const said = {
    kind: say(language, kind === 'income' ? 'ussd.income' : 'ussd.expense'),
    amount: formatNaira(kobo),
    what,
  };
  // The id is made here, so that saying yes again is the same entry.
  const kept = go('entry-save', { ...data, kobo: String(kobo), id: newId() });
  return {
    screen: {
      lines: [say(language, 'ussd.entryCheck', said)],
      choices: [
        { says: say(language, 'ussd.yes'), go: kept },
        { says: say(language, 'ussd.no'), go: go('menu') },
      ],
      isConfirm: true,
    },
  };
};

const save: Show = async (talk, data) => {
  const { act, context, known } = talk;
  const amountKobo = Number(data['kobo']);
  const category = categoryOf(data);
  await act(addEntry, {
    id: data['id'] ?? '',
    keeperId: accountOf(talk),
    farmId: null,
    seasonId: null,
    kind: kindOf(data),
    category,
    description: data['description'] ?? '',
    amountKobo,
    happenedOn: dayOf(context.clock.now()),
  });
  const what = say(known.language, categoryWords[category]);
  const lines = [say(known.language, 'ussd.entrySaved', { amount: formatNaira(amountKobo), what })];
  return { screen: { lines } };
};

export const bookSteps: Readonly<Record<string, Step>> = {
  book: looking(behindPin(book)),
  income: looking(behindPin(categories('income'))),
  expense: looking(behindPin(categories('expense'))),
  amount: looking(behindPin(amount)),
  'entry-check': looking(behindPin(check)),
  'entry-save': behindPin(save),
};
