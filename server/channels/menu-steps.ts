import { isLanguage, languageNames, languages, type Language } from '@shuka/domain/kit/calendar.ts';
import { say } from '#kit/words.ts';
import { keepCaller } from './caller-store.ts';
import { go, type Choice } from './screen.ts';
import { looking, open, type Show, type Step } from './talk.ts';

const choicesOf = (language: Language, of: readonly (readonly [string, string])[]): Choice[] =>
  of.map(([word, step]) => ({ says: say(language, word), go: go(step) }));

const ofFarmers = [
  ['ussd.menuBook', 'book'],
  ['ussd.menuIncome', 'income'],
  ['ussd.menuExpense', 'expense'],
  ['ussd.menuTask', 'task'],
  ['ussd.menuPrices', 'prices'],
  ['ussd.menuVisits', 'visits'],
  ['ussd.menuInputs', 'inputs'],
  ['ussd.menuAsk', 'ask'],
  ['ussd.menuWeather', 'weather'],
  ['ussd.menuLoan', 'loan'],
  ['ussd.menuSettings', 'settings'],
] as const;

const ofStrangers = [
  ['ussd.menuRegister', 'register'],
  ['ussd.menuLanguage', 'language'],
] as const;

const menu: Show = async ({ context, known, people }) => {
  const { language, accountId } = known;
  const person = people.find((one) => one.accountId === accountId);
  const product = context.productName;
  if (person !== undefined) {
    const name = person.firstName;
    const lines = [say(language, 'ussd.hello', { product, name })];
    return { screen: { lines, choices: choicesOf(language, ofFarmers), back: null } };
  }
  if (people.length > 0) {
    const choices = people.map(({ accountId: id, firstName }) => ({ says: firstName, go: go('person', { id }) }));
    return { screen: { lines: [say(language, 'ussd.who')], choices, back: null } };
  }
  const lines = [say(language, 'ussd.welcome', { product })];
  return { screen: { lines, choices: choicesOf(language, ofStrangers), back: null } };
};

/** One of a household's. Who was meant before has nothing open any more. */
const person: Show = (talk, { id = '' }) => {
  const isOfPhone = talk.people.some(({ accountId }) => accountId === id);
  const known = { accountId: isOfPhone ? id : null, isProved: false };
  return menu({ ...talk, known: { ...talk.known, ...known } }, {}).then(({ screen }) => ({ screen, known }));
};

const settings: Show = async ({ known: { language }, people }) => {
  const choices = choicesOf(language, [
    ['ussd.menuLanguage', 'language'],
    ['ussd.pinSet', 'pin-set'],
    ...(people.length > 1 ? ([['ussd.who', 'someone-else']] as const) : []),
  ]);
  return { screen: { lines: [say(language, 'ussd.menuSettings')], choices } };
};

const someoneElse: Show = (talk) => {
  const known = { accountId: null, isProved: false };
  return menu({ ...talk, known: { ...talk.known, ...known } }, {}).then(({ screen }) => ({ screen, known }));
};

const language: Show = async ({ known }) => ({
  screen: {
    lines: [say(known.language, 'ussd.language')],
    choices: languages.map((one) => ({ says: languageNames[one], go: go('speak', { language: one }) })),
  },
});

const speak: Show = async (talk, { language: chosen = '' }) => {
  const spoken = isLanguage(chosen) ? chosen : talk.known.language;
  await keepCaller(talk.context.db, talk.phone, spoken, talk.context.clock.now());
  const known = { language: spoken };
  const { screen } = await menu({ ...talk, known: { ...talk.known, ...known } }, {});
  return { screen, known };
};

export const menuSteps: Readonly<Record<string, Step>> = {
  menu: looking(open(menu)),
  person: looking(open(person)),
  settings: looking(open(settings)),
  'someone-else': looking(open(someoneElse)),
  language: looking(open(language)),
  speak: open(speak),
};
