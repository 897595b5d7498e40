import * as z from 'zod/mini';
import { id } from '#kit/id.ts';
import { looksLikePhone } from '#kit/phone.ts';
import { day } from '#kit/day.ts';
import { stateCodeOr } from '#kit/place.ts';
import { rowType } from '#kit/row-type.ts';
import { email, optionalText, requiredText } from '#kit/text.ts';
import { cacClasses, readCac } from '#kit/cac.ts';

/** Spec, section 5: the same three choices as a farm's, in acres. */
export const businessSizes = ['small', 'medium', 'large'] as const;

export type BusinessSize = (typeof businessSizes)[number];

/** A host with a dot, with or without its scheme; no sign-in names, no other schemes. */
const isWebsite = (text: string): boolean =>
  text === '' || /^(https?:\/\/)?[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?([/?#]\S*)?$/i.test(text);

const most = Number.MAX_SAFE_INTEGER;

const wholeCount = (says: string) => z.nullable(z.int(says).check(z.gte(1, says), z.lte(most, says)));

/**
 * What is said of an agri-business (spec, sections 3 and 5). Amounts may be left open (null); those that are given are at
 * least 1. `yearlyTonnes` in metric tons, `productCount` in kinds of product.
 */
export const businessDetails = z.strictObject({
  name: requiredText('business.nameRequired', 120),
  stateCode: stateCodeOr('business.stateRequired'),
  lga: requiredText('business.lgaRequired', 60),
  address: optionalText(300),
  farmSize: z.enum(businessSizes, 'business.sizeRequired'),
  owner: requiredText('business.ownerRequired', 120),
  email: email('business.emailRequired'),
  phone: requiredText('business.phoneRequired', 30).check(z.refine<string>(looksLikePhone, 'accounts.phoneInvalid')),
  cacClass: z.nullable(z.enum(cacClasses)),
  cacNumber: optionalText(30).check(z.refine<string>((text) => readCac(text) !== null, 'business.cacWrong')),
  cacDate: z.nullable(day('business.cacDateWrong')),
  type: optionalText(80),
  yearlyTonnes: z.nullable(
    z.number('business.atLeastOne').check(z.gte(1, 'business.atLeastOne'), z.lte(most, 'business.atLeastOne')),
  ),
  employees: wholeCount('business.wholeAtLeastOne'),
  productCount: wholeCount('business.wholeAtLeastOne'),
  website: optionalText(200).check(z.refine<string>(isWebsite, 'business.websiteWrong')),
  description: requiredText('business.descriptionRequired', 2000),
});

export type BusinessDetails = z.output<typeof businessDetails>;

export type BusinessChanges = Partial<BusinessDetails>;

const someDetails = z.partial(businessDetails);

/** One field that two people changed at once: `now` stands, `other` does not; both wait for a choice. */
const businessClash = z.strictObject({
  field: z.string(),
  now: someDetails,
  other: someDetails,
  nowBy: z.nullable(id),
  otherBy: z.nullable(id),
  at: z.string(),
});

export type BusinessClash = z.output<typeof businessClash>;

/** A keeper has one business at most, so it has the keeper's own id: two phones that begin one begin the same. */
export const business = z.strictObject({
  id,
  keeperId: id,
  ...businessDetails.shape,
  clashes: z.array(businessClash),
  revision: z.int(),
  createdAt: z.string(),
});

export type Business = z.output<typeof business>;

export const businessRows = rowType<Business>('business', business);
