import type { SmsCommand } from '@shuka/domain/channels';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { cropKey } from '@shuka/domain/seasons';
import { say } from '#kit/words.ts';
import { go, type Go, type Screen } from './screen.ts';
import { stepNamed } from './steps.ts';
import type { Talk } from './talk.ts';
import { refusal } from './walk.ts';

const show = async (talk: Talk, to: Go): Promise<Screen> => (await stepNamed(to.step).show(talk, to.data)).screen;

/** Goes to a step and makes choices there, by their places; where there is none, what stands there is the answer. */
const follow = async (talk: Talk, from: Go, picks: readonly number[]): Promise<Screen> => {
  let screen = await show(talk, from);
  for (const pick of picks) {
    const choice = screen.choices?.[pick];
    if (choice === undefined) return screen;
    screen = await show(talk, choice.go);
  }
  return screen;
};

const price = async (talk: Talk, name: string): Promise<Screen> => {
  const crop = cropKey(name);
  if (crop === '') return { lines: [say(talk.known.language, 'sms.channelCrop')] };
  return follow(talk, go('markets', { crop }), [0]);
};

const write = async (talk: Talk, command: Extract<SmsCommand, { kind: 'income' | 'expense' }>): Promise<Screen> => {
  const { kind, amount, what } = command;
  const category = kind === 'income' ? 'other-income' : 'other-overhead';
  return follow(talk, go('entry-check', { kind, category, amount, description: what }), [0]);
};

const ask = async (talk: Talk, text: string): Promise<Screen> => {
  const screen = await show(talk, go('ask'));
  if (screen.asks === undefined) return screen;
  const { step, data } = screen.asks.go;
  return show(talk, go(step, { ...data, text }));
};

const answerOf = (talk: Talk, command: Exclude<SmsCommand, { kind: 'help' }>): Promise<Screen> => {
  if (command.kind === 'price') return price(talk, command.crop);
  if (command.kind === 'ask') return ask(talk, command.text);
  if (command.kind === 'visit') return follow(talk, go('visits'), [0, command.tookPlace ? 0 : 1]);
  if (command.kind === 'inputs') return follow(talk, go('inputs'), [0, 0]);
  if (command.kind === 'income' || command.kind === 'expense') return write(talk, command);
  return follow(talk, go(command.kind), []);
};

/** Does what an SMS asks for by the steps that USSD goes, and answers their lines. Who sent it was proved before. */
export const doSms = async (talk: Talk, command: Exclude<SmsCommand, { kind: 'help' }>): Promise<readonly string[]> => {
  try {
    return (await answerOf(talk, command)).lines;
  } catch (error) {
    if (!(error instanceof Problem) || error.code === 'unavailable') throw error;
    return refusal(error, talk.known.language).lines;
  }
};
