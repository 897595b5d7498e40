/** What may be wrong with a row of a list; its words stand in the catalogues of the server as `imports.fault.<code>`. */
export const rowFaults = [
  'required',
  'formula',
  'too-long',
  'hidden-sign',
  'state-unknown',
  'lga-unknown',
  'phone-wrong',
  'year-wrong',
  'year-future',
  'year-old',
  'day-wrong',
  'day-future',
  'day-old',
  'other-year',
  'guardian-required',
  'choice',
  'number-wrong',
  'too-high',
  'too-low',
  'weight-exact',
  'twice',
  'known',
  'farmer-unknown',
  'manager-unknown',
  'manager-other',
  'lga-other',
  'farmer-many',
  'too-many-farms',
  'too-many-markets',
  'broken-line',
  'wrong',
  'in-use',
  'gone',
] as const;

export type RowFaultCode = (typeof rowFaults)[number];

/** One fault: the column it is about by our name, '' for the whole row, and what would be right where that can be said. */
export type RowFault = { readonly column: string; readonly code: RowFaultCode; readonly near: readonly string[] };

export const faultOf = (column: string, code: RowFaultCode, near: readonly string[] = []): RowFault => ({
  column,
  code,
  near,
});

/** The house's words for fields, as faults of a row. */
const byWord: Readonly<Record<string, RowFaultCode>> = {
  'field.tooLong': 'too-long',
  'field.controlCharacter': 'hidden-sign',
  'accounts.phoneInvalid': 'phone-wrong',
  'assist.birthYearFuture': 'year-future',
  'assist.birthYearOld': 'year-old',
  'profile.birthDateFuture': 'day-future',
  'assist.birthDateOtherYear': 'other-year',
  'assist.guardianRequired': 'guardian-required',
  'farms.lgaUnknown': 'lga-unknown',
  'prices.dayFuture': 'day-future',
  'prices.dayTooOld': 'day-old',
  'prices.weightExact': 'weight-exact',
  'prices.weightTooMuch': 'too-high',
  'prices.amountTooHigh': 'too-high',
  'prices.amountTooLow': 'number-wrong',
};

/** The fault of a row that a word of the house's rules means. */
export const codeOfWord = (says: string): RowFaultCode =>
  byWord[says] ?? (says.endsWith('Required') ? 'required' : 'wrong');
