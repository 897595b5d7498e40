import { reference, type InForce } from '#kit/reference.ts';
import data from './sms-caps.json' with { type: 'json' };

const parts = ['partsAnAnswer', 'partsADay', 'partsAMonth'] as const;

/** What answering one person by SMS may come to, in messages as networks bill them; `sms-caps.json` is the first word. */
export const smsCaps = reference(
  'settings',
  'sms-caps',
  { partsAnAnswer: [1, 6], partsADay: [1, 200], partsAMonth: [1, 2000] },
  {
    version: data.version,
    date: data.date,
    source: parts.map((part) => data[part].source).join('; '),
    values: {
      partsAnAnswer: data.partsAnAnswer.value,
      partsADay: data.partsADay.value,
      partsAMonth: data.partsAMonth.value,
    },
  },
);

export type SmsCaps = InForce<(typeof parts)[number]>['values'];

export type SmsSpent = { readonly today: number; readonly thisMonth: number };

/** Whether an answer of so many parts may still be paid for. */
export const mayAnswerBySms = (
  { today, thisMonth }: SmsSpent,
  count: number,
  caps: SmsCaps = smsCaps.shipped.values,
): boolean => count <= caps.partsAnAnswer && today + count <= caps.partsADay && thisMonth + count <= caps.partsAMonth;
