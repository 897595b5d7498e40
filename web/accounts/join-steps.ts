/** The steps of the form, in their order, with the fields that stand on each. */
export const joinSteps = {
  you: ['firstName', 'lastName', 'email', 'phoneNumber', 'gender', 'birthDate'],
  address: ['address', 'stateCode', 'lga', 'location'],
  education: ['degreeTitle', 'degreeInstitution', 'degreeYear', 'nyscStateCode', 'nyscNumber'],
  work: ['designation', 'description', 'farmSize', 'crops'],
  documents: ['documentKind', 'document', 'photo', 'password'],
} as const;

export type JoinStep = keyof typeof joinSteps;

export const joinStepNames = Object.keys(joinSteps) as JoinStep[]; // its own keys

/** The part of what is wrong that stands on this step. */
export const refusalsOn = (step: JoinStep, refused: Readonly<Record<string, string>>): Record<string, string> => {
  const here: readonly string[] = joinSteps[step];
  return Object.fromEntries(Object.entries(refused).filter(([field]) => here.includes(field)));
};

/** The first step on which something is wrong; null when nothing is. */
export const firstWrongJoinStep = (refused: Readonly<Record<string, string>>): JoinStep | null =>
  joinStepNames.find((step) => joinSteps[step].some((field) => field in refused)) ?? null;
