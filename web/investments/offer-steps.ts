/** The form of an offer, one thing a screen. */
export const offerSteps = ['plan', 'money', 'milestones', 'return', 'risk', 'order', 'days', 'check'] as const;

export type OfferStep = (typeof offerSteps)[number];

/** The heads of the fields each step asks. */
const headsOf: Readonly<Record<OfferStep, readonly string[]>> = {
  plan: ['title', 'story', 'crop', 'seasonId'],
  money: ['budget', 'leastKobo'],
  milestones: ['milestones'],
  return: ['durationMonths', 'roi'],
  risk: ['risk', 'riskWords', 'insurance', 'insuranceWords'],
  order: ['payOrder'],
  days: ['closesOn', 'startsOn'],
  check: [],
};

/** The step on which a field stands; the last one for what stands nowhere. */
export const stepOf = (field: string): OfferStep => {
  const [head = ''] = field.split('.');
  return offerSteps.find((step) => headsOf[step].includes(head)) ?? 'check';
};

/** Of what is refused, the part a step can mend. */
export const refusedOn = (step: OfferStep, refused: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(refused).filter(([field]) => stepOf(field) === step));

export const nextOf = (step: OfferStep): OfferStep => offerSteps[offerSteps.indexOf(step) + 1] ?? step;
export const stepBefore = (step: OfferStep): OfferStep | null => offerSteps[offerSteps.indexOf(step) - 1] ?? null;
