import { openFarmerOfPhone } from '#accounts';
import { say } from '#kit/words.ts';
import { go } from './screen.ts';
import { looking, open, type Show, type Step } from './talk.ts';

/** A name as the sign-up of the app takes it: letters, and what stands between them. */
const isName = (typed: string | undefined): boolean => /^\p{L}[\p{L}\p{M}' .-]{0,59}$/u.test((typed ?? '').trim());

const asking =
  (word: 'ussd.firstName' | 'ussd.lastName', field: string, next: string): Show =>
  async ({ known: { language } }, data) => {
    const wrong = data[field] === undefined ? [] : [say(language, 'ussd.nameWrong')];
    return { screen: { lines: [...wrong, say(language, word)], asks: { field, go: go(next, data) } } };
  };

const first = asking('ussd.firstName', 'firstName', 'register-first');
const last = asking('ussd.lastName', 'lastName', 'register-last');

const heardFirst: Show = (talk, data) => (isName(data['firstName']) ? last(talk, data) : first(talk, data));

const heardLast: Show = async (talk, data) => {
  if (!isName(data['lastName'])) return last(talk, data);
  const { language } = talk.known;
  return {
    screen: {
      lines: [say(language, 'ussd.agree', { product: talk.context.productName })],
      choices: [
        { says: say(language, 'ussd.yes'), go: go('register-save', data) },
        { says: say(language, 'ussd.no'), go: go('menu') },
      ],
      isConfirm: true,
    },
  };
};

const save: Show = async ({ context, phone, known: { language } }, { firstName = '', lastName = '' }) => {
  const names = { firstName: firstName.trim(), lastName: lastName.trim() };
  const accountId = await openFarmerOfPhone(context, { ...names, phone, language });
  return {
    screen: {
      lines: [say(language, 'ussd.registered', { name: names.firstName })],
      choices: [{ says: say(language, 'ussd.pinSet'), go: go('pin-set') }],
    },
    known: { accountId },
  };
};

export const registerSteps: Readonly<Record<string, Step>> = {
  register: looking(open(first)),
  'register-first': looking(open(heardFirst)),
  'register-last': looking(open(heardLast)),
  'register-save': open(save),
};
