import data from './sms-caps.json' with { type: 'json' };

/** What answering one person by SMS may come to, in messages as networks bill them. */
export const smsCaps = {
  partsAnAnswer: data.partsAnAnswer.value,
  partsADay: data.partsADay.value,
  partsAMonth: data.partsAMonth.value,
} as const;

export type SmsSpent = { readonly today: number; readonly thisMonth: number };

/** Whether an answer of so many parts may still be paid for. */
export const mayAnswerBySms = ({ today, thisMonth }: SmsSpent, parts: number): boolean =>
  parts <= smsCaps.partsAnAnswer && today + parts <= smsCaps.partsADay && thisMonth + parts <= smsCaps.partsAMonth;
