import {
  businessDetails,
  newBusiness,
  readCac,
  revisedBusiness,
  type Business,
  type BusinessDetails,
} from '@shuka/domain/marketplace';
import { Problem } from '@shuka/domain/kit/problem.ts';

export type Fields = Readonly<Record<string, string>>;

/** A number as people type it, '1,200' say; null for nothing, NaN for what is none, which the contract refuses. */
const amountOf = (text = ''): number | null => {
  const bare = text.replace(/[\s,]/g, '');
  return bare === '' ? null : Number(bare);
};

const trimmed = (fields: Fields, name: string): string => (fields[name] ?? '').trim();

/** The class that was chosen, unless the letters before the number say another. */
const cacOf = (fields: Fields): Pick<BusinessDetails, 'cacClass' | 'cacNumber'> => {
  const typed = trimmed(fields, 'cacNumber');
  const read = readCac(typed);
  const chosen = (trimmed(fields, 'cacClass') || null) as BusinessDetails['cacClass']; // one of the select's own values
  if (read === null) return { cacClass: chosen, cacNumber: typed };
  return { cacNumber: read.cacNumber, cacClass: read.cacNumber === '' ? null : (read.cacClass ?? chosen) };
};

/** The details of a business from the form's fields; what nobody chose is left for the contract to refuse. */
export const detailsOfFields = (fields: Fields): BusinessDetails => ({
  name: trimmed(fields, 'name'),
  stateCode: fields['stateCode'] ?? '',
  lga: fields['lga'] ?? '',
  address: trimmed(fields, 'address'),
  farmSize: (fields['farmSize'] ?? '') as BusinessDetails['farmSize'], // refused beside the field when it is none of the three
  owner: trimmed(fields, 'owner'),
  email: trimmed(fields, 'email').toLowerCase(),
  phone: trimmed(fields, 'phone'),
  ...cacOf(fields),
  cacDate: trimmed(fields, 'cacDate') || null,
  type: trimmed(fields, 'type'),
  yearlyTonnes: amountOf(fields['yearlyTonnes']),
  employees: amountOf(fields['employees']),
  productCount: amountOf(fields['productCount']),
  website: trimmed(fields, 'website'),
  description: trimmed(fields, 'description'),
});

/** The fields of the form for a business, as they are shown. */
export const fieldsOfDetails = (details: Partial<BusinessDetails>): Fields =>
  Object.fromEntries(
    Object.keys(businessDetails.shape).map((key) => [key, String(details[key as keyof BusinessDetails] ?? '')]),
  );

/** What the rules say of the details, by the names of the form's fields; the act itself calls them `becomes.name` and so on. */
export const refusedIn = (
  seen: Business | null,
  details: BusinessDetails,
  keeperId: string,
): Record<string, string> => {
  const parsed = businessDetails.safeParse(details);
  if (!parsed.success)
    return Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path.join('.'), message]).toReversed());
  const now = new Date();
  try {
    if (seen === null) newBusiness(keeperId, parsed.data, now);
    else revisedBusiness(seen, seen, parsed.data, { accountId: keeperId, now, saidBy: {} });
    return {};
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return Object.fromEntries(error.fields.map(({ field, says }) => [field.replace(/^becomes\./, ''), says]));
  }
};
