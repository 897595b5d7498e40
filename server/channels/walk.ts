import { pagesOf, ussdLimits } from '@shuka/domain/channels';
import type { Language } from '@shuka/domain/kit/calendar.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { gsmText } from '#kit/gsm-text.ts';
import { sayProblem } from '#kit/say-problem.ts';
import { say } from '#kit/words.ts';
import { askPin } from './pin-steps.ts';
import { go, type Data, type Go, type Screen, type Shown } from './screen.ts';
import { stepNamed } from './steps.ts';
import { NeedsWriting, type Known, type Talk, type Turn } from './talk.ts';

/** A session as it stands between two calls. */
export type Standing = { readonly known: Known; readonly shown: Shown };

const moreKey = '98';
const backKey = '0';

const plainLines = (lines: readonly string[]): string[] => lines.flatMap((line) => gsmText(line).split('\n'));

const paged = (lines: readonly string[], back: Go | null, language: Language): string[] => {
  const feet = {
    more: gsmText(`${moreKey} ${say(language, 'ussd.more')}`),
    back: back === null ? '' : gsmText(`${backKey} ${say(language, 'ussd.back')}`),
  };
  return pagesOf(lines, feet, ussdLimits.pageLetters);
};

/** A screen as pages that every phone shows whole: without the letters that would halve their room. */
export const shownOf = (screen: Screen, language: Language): Shown => {
  const choices = screen.choices ?? [];
  const back = screen.back === undefined ? go('menu') : screen.back;
  const lines = plainLines([...screen.lines, ...choices.map(({ says }, place) => `${place + 1} ${says}`)]);
  return {
    lines,
    isNoted: false,
    pages: paged(lines, back, language),
    page: 0,
    choices: choices.map((choice) => choice.go),
    asks: screen.asks ?? null,
    isConfirm: screen.isConfirm ?? false,
    back,
    ends: screen.ends ?? false,
  };
};

/** Why something was refused, in a line. What is said beside the fields of a form has no place here. */
export const refusal = (error: Problem, language: Language): Screen => ({
  lines: [error.code === 'invalid' ? say(language, 'ussd.notPossible') : sayProblem(language, error)],
});

const turn = async (talk: Talk, to: Go): Promise<Turn> => {
  const step = stepNamed(to.step);
  if (step.isPrivate && talk.known.accountId === null) return stepNamed('menu').show(talk, {});
  if (step.isPrivate && !talk.known.isProved) return { screen: await askPin(talk), known: { awaits: to } };
  if (!talk.mayWrite && !step.onlyLooks) throw new NeedsWriting(to.step);
  try {
    return await step.show(talk, to.data);
  } catch (error) {
    if (!(error instanceof Problem) || error.code === 'unavailable') throw error;
    return { screen: refusal(error, talk.known.language) };
  }
};

/** Goes to a step, as what the session knows allows. */
export const enter = async (talk: Talk, to: Go): Promise<Standing> => {
  const { screen, known: changed } = await turn(talk, to);
  const known = { ...talk.known, ...changed };
  return { known, shown: shownOf(screen, known.language) };
};

type MakeTalk = (known: Known) => Talk;

/** The same from its first page, with what is wrong above it. */
const again = ({ known, shown }: Standing): Standing => {
  if (shown.isNoted) return { known, shown: { ...shown, page: 0 } };
  const lines = [...plainLines([say(known.language, 'ussd.wrongChoice')]), ...shown.lines];
  return { known, shown: { ...shown, lines, isNoted: true, pages: paged(lines, shown.back, known.language), page: 0 } };
};

/** What one input leads to; null when it is none of the choices. */
const stepBy = async (standing: Standing, typed: string, makeTalk: MakeTalk): Promise<Standing | null> => {
  const { known, shown } = standing;
  const said = typed.trim();
  if (said === backKey && shown.back !== null) return enter(makeTalk({ ...known, awaits: null }), shown.back);
  if (said === moreKey && shown.page + 1 < shown.pages.length)
    return { known, shown: { ...shown, page: shown.page + 1 } };
  if (shown.asks !== null) {
    const { go: next, field } = shown.asks;
    return enter(makeTalk(known), go(next.step, { ...next.data, [field]: typed }));
  }
  const chosen = /^[1-9]\d?$/.test(said) ? shown.choices[Number(said) - 1] : undefined;
  return chosen === undefined ? null : enter(makeTalk(known), chosen);
};

/**
 * Goes on from where a session stands by what was typed. Of several inputs at once each choice takes one; what asks for
 * free words takes all that is left, stars and all. Nothing typed ahead answers a question that does something, and nothing
 * a PIN.
 */
export const walk = async (from: Standing, typed: string, makeTalk: MakeTalk): Promise<Standing> => {
  let standing = from;
  let inputs = from.shown.asks !== null ? [typed] : typed.split('*').slice(0, ussdLimits.inputsAtOnce);
  for (let count = 0; inputs.length > 0; count += 1) {
    const { shown } = standing;
    // A PIN that was typed ahead is kept nowhere; it is asked for.
    if (count > 0 && (shown.asks?.secret !== undefined || shown.isConfirm)) return standing;
    const input = shown.asks === null ? (inputs[0] ?? '') : inputs.join('*');
    inputs = shown.asks === null ? inputs.slice(1) : [];
    const next = await stepBy(standing, input, makeTalk);
    if (next === null) return again(standing);
    standing = next;
  }
  return standing;
};

/** Goes on from a secret that was judged; behind a right PIN to what waited for it. */
export const walkBySecret = async (from: Standing, judged: Data, makeTalk: MakeTalk): Promise<Standing> => {
  const { asks } = from.shown;
  if (asks === null) return from;
  const heard = await enter(makeTalk(from.known), go(asks.go.step, { ...asks.go.data, ...judged }));
  const { awaits, isProved } = heard.known;
  if (asks.secret !== 'check' || !isProved || from.known.isProved) return heard;
  return enter(makeTalk({ ...heard.known, awaits: null }), awaits ?? go('menu'));
};
