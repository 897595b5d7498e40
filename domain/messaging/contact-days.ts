import { reference, type InForce } from '#kit/reference.ts';
import data from './contact-days.json' with { type: 'json' };
import type { ContactKind } from './model.ts';

const dayMillis = 86_400_000;

/** After how many days a message is answered, and goes on to another admin; `contact-days.json` with its source is the first word. */
export const contactDays = reference(
  'messaging',
  'contact-days',
  { questionDays: [1, 60], questionPassOnDays: [1, 60], grievanceDays: [1, 180], grievancePassOnDays: [1, 60] },
  {
    version: data.version,
    date: data.date,
    source: data.source,
    values: {
      questionDays: data.question.days,
      questionPassOnDays: data.question.passOnDays,
      grievanceDays: data.grievance.days,
      grievancePassOnDays: data.grievance.passOnDays,
    },
  },
);

type ContactDays = InForce<keyof typeof contactDays.shipped.values>['values'];

const shipped: ContactDays = contactDays.shipped.values;

/** By when a message of a kind is answered. */
export const contactDueAt = (kind: ContactKind, receivedAt: Date, days = shipped): Date =>
  new Date(receivedAt.getTime() + days[`${kind}Days`] * dayMillis);

/** When an overdue message goes on to yet another admin, after it came to one. */
export const passesOnAt = (kind: ContactKind, now: Date, days = shipped): Date =>
  new Date(now.getTime() + days[`${kind}PassOnDays`] * dayMillis);
