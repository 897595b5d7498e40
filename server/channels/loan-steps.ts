import { isOwed, listLoans, loanNumberOf, openLoanStates, standingOf, type Loan } from '@shuka/domain/loans';
import type { Language } from '@shuka/domain/kit/calendar.ts';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { say } from '#kit/words.ts';
import { shortDay } from './book-steps.ts';
import { accountOf, behindPin, looking, type Show, type Step } from './talk.ts';

/** What is still to pay, what of it is next, and what is late, on a day; of one that is not paid out, that it waits. */
const linesOf = (loan: Loan, today: string, language: Language): string[] => {
  const number = loanNumberOf(loan.number);
  if (!isOwed(loan)) return [say(language, 'ussd.loanWaits', { number })];
  const { leftKobo, nextDueOn, nextKobo, overdueKobo } = standingOf(loan, today);
  const late = overdueKobo > 0 ? [say(language, 'ussd.loanLate', { amount: formatNaira(overdueKobo) })] : [];
  const next = { amount: formatNaira(nextKobo), day: nextDueOn === null ? '' : shortDay(nextDueOn, language) };
  return [
    say(language, 'ussd.loanOwed', { number, left: formatNaira(leftKobo) }),
    ...late,
    ...(nextDueOn === null ? [] : [say(language, 'ussd.loanNext', next)]),
  ];
};

const loan: Show = async (talk) => {
  const { language } = talk.known;
  const { items } = await talk.act(listLoans, { keeperId: accountOf(talk) });
  const open = items.filter(({ state }) => openLoanStates.includes(state));
  const today = dayOf(talk.context.clock.now());
  const none = say(language, 'ussd.loanNone', { product: talk.context.productName });
  return { screen: { lines: open.length === 0 ? [none] : open.flatMap((one) => linesOf(one, today, language)) } };
};

export const loanSteps: Readonly<Record<string, Step>> = { loan: looking(behindPin(loan)) };
