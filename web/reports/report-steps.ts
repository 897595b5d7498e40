import { lineFields } from '@shuka/domain/reports';

/** The form, one thing a screen. */
export const steps = ['costs', 'inspection', 'report', 'photos', 'check'] as const;

export type Step = (typeof steps)[number];

const ofCosts = Object.values(lineFields).flatMap(({ price, quantity }): string[] => [price, quantity]);

/** The fields each step asks; what is refused there is said before the next step opens. */
const fieldsOf: Readonly<Record<Step, readonly string[]>> = {
  costs: [...ofCosts, 'familyDays', 'familyDayPrice', 'budget', 'bags', 'bagsToSell'],
  inspection: ['inspectionType', 'seasonId'],
  report: [
    'reportTitle',
    'reportCategory',
    'reportZone',
    'reportDescription',
    'reportDate',
    'cropType',
    'reportLocation',
  ],
  photos: ['photoIds'],
  check: ['entries'],
};

/** The step on which a field stands; the last one for what stands nowhere. */
export const stepOf = (field: string): Step => steps.find((step) => fieldsOf[step].includes(field)) ?? 'check';

/** Of what is refused, the part a step can mend. */
export const refusedOn = (step: Step, refused: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(refused).filter(([field]) => stepOf(field) === step));

export const nextOf = (step: Step): Step => steps[steps.indexOf(step) + 1] ?? step;
export const stepBefore = (step: Step): Step | null => steps[steps.indexOf(step) - 1] ?? null;
