import { checkPhoneCode, requestPhoneCode } from '@shuka/domain/accounts';
import { isPinSpent, triesLeft } from '@shuka/domain/channels';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { say } from '#kit/words.ts';
import { findSignIn, keepSignIn } from './caller-store.ts';
import { findPin, forgetPinTries, keepPin } from './pin-store.ts';
import { go, type Choice, type Screen } from './screen.ts';
import { accountOf, looking, open, type Show, type Step, type Talk } from './talk.ts';

const setting = (talk: Talk): Choice => ({ says: say(talk.known.language, 'ussd.pinSet'), go: go('pin-set') });

const isLater = (moment: string | null, now: Date): boolean => moment !== null && Date.parse(moment) > now.getTime();

/** Asks for the PIN, or says why none is asked for. */
export const askPin = async (talk: Talk, before: readonly string[] = []): Promise<Screen> => {
  const { context, known } = talk;
  const { language } = known;
  const found = await findPin(context.db, accountOf(talk));
  if (found === null) return { lines: [say(language, 'ussd.pinNone')], choices: [setting(talk)] };
  const isLocked = isPinSpent(found.tries) || isLater(found.lockedUntil, context.clock.now());
  if (isLocked) return { lines: [say(language, 'ussd.pinLocked')], choices: [setting(talk)] };
  return {
    lines: [...before, say(language, 'ussd.pin')],
    asks: { field: 'pin', go: go('pin-heard'), secret: 'check' },
  };
};

/** How a guess came out, as it was found before the session was opened. */
const heard: Show = async (talk, { verdict = '', tries = '0' }) => {
  const { context, known } = talk;
  const { language } = known;
  if (verdict === 'right') {
    await forgetPinTries(context.db, accountOf(talk));
    return { screen: { lines: [] }, known: { isProved: true } };
  }
  if (verdict === 'form') return { screen: await askPin(talk, [say(language, 'ussd.pinForm')]) };
  return { screen: await askPin(talk, [say(language, 'ussd.pinWrong', { left: triesLeft(Number(tries)) })]) };
};

const askNew = (talk: Talk, before: readonly string[] = []): Screen => ({
  lines: [...before, say(talk.known.language, 'ussd.pinNew')],
  asks: { field: 'pin', go: go('pin-new'), secret: 'new' },
});

const set: Show = async (talk) => {
  const { language } = talk.known;
  if (talk.known.isProved) return { screen: askNew(talk) };
  const choices = [
    { says: say(language, 'ussd.pinSendCode'), go: go('pin-send') },
    { says: say(language, 'ussd.pinHaveCode'), go: go('pin-code') },
  ];
  return { screen: { lines: [say(language, 'ussd.pinSet')], choices } };
};

const askCode = ({ known: { language } }: Talk, before: readonly string[] = []): Screen => ({
  lines: [...before, say(language, 'ussd.pinCode')],
  asks: { field: 'code', go: go('pin-code-heard') },
});

const send: Show = async (talk) => {
  const { act, context, phone, known } = talk;
  const { signInId } = await act(requestPhoneCode, { phoneNumber: phone });
  await keepSignIn(context.db, phone, known.language, signInId, context.clock.now());
  return { screen: askCode(talk) };
};

const code: Show = async (talk) => ({ screen: askCode(talk) });

const codeHeard: Show = async (talk, { code: typed = '' }) => {
  const { act, context, phone, known } = talk;
  const signInId = await findSignIn(context.db, phone);
  const wrong = { screen: askCode(talk, [say(known.language, 'ussd.pinCodeWrong')]) };
  if (signInId === null || !/^\d{6}$/.test(typed)) return wrong;
  try {
    const { people } = await act(checkPhoneCode, { signInId, code: typed });
    if (!people.some(({ accountId }) => accountId === known.accountId)) return wrong;
  } catch (error) {
    if (error instanceof Problem && error.code === 'wrong-phone-code') return wrong;
    throw error;
  }
  await keepSignIn(context.db, phone, known.language, null, context.clock.now());
  return { screen: askNew(talk) };
};

const heardNew: Show = async (talk, { verdict = '', hash = '' }) => {
  const { language } = talk.known;
  if (verdict === 'form') return { screen: askNew(talk, [say(language, 'ussd.pinForm')]) };
  if (verdict === 'guessable') return { screen: askNew(talk, [say(language, 'ussd.pinGuessable')]) };
  const asks = { field: 'pin', go: go('pin-again', { hash }), secret: 'again' } as const;
  return { screen: { lines: [say(language, 'ussd.pinAgain')], asks } };
};

const heardAgain: Show = async (talk, { verdict = '', hash = '' }) => {
  const { context, known } = talk;
  if (verdict !== 'right') return { screen: askNew(talk, [say(known.language, 'ussd.pinDiffers')]) };
  await keepPin(context.db, accountOf(talk), hash, context.clock.now());
  return { screen: { lines: [say(known.language, 'ussd.pinDone')] }, known: { isProved: true, awaits: null } };
};

/** Steps that only a checked secret leads to: nobody can choose their way there. */
export const pinSteps: Readonly<Record<string, Step>> = {
  'pin-heard': open(heard),
  'pin-set': looking(open(set)),
  'pin-send': open(send),
  'pin-code': looking(open(code)),
  'pin-code-heard': open(codeHeard),
  'pin-new': open(heardNew),
  'pin-again': open(heardAgain),
};
