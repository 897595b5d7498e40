import * as z from 'zod/mini';
import { idDocumentKinds, signUpDetails, staffPassword } from '#accounts';
import { cacClasses, readCac } from '#kit/cac.ts';
import { id } from '#kit/id.ts';
import { stateCodeOr } from '#kit/place.ts';
import { optionalText, requiredText } from '#kit/text.ts';

/**
 * A mill processes what it buys; a buyer sells it on; a dealer sells inputs to farmers. All are agro-processors here, and
 * a mill may sell inputs too.
 */
export const companyKinds = ['mill', 'buyer', 'dealer'] as const;

/** What somebody does in a company. The owner may do what the others may. */
export const duties = ['owner', 'clerk', 'buyer'] as const;

export type Duty = (typeof duties)[number];

/** More than any mill takes in a month: a larger number is a slip of the finger. */
const mostMonthlyTonnes = 1_000_000;

/** A number of the Corporate Affairs Commission, as it stands on the certificate. */
const cac = requiredText('company.cacRequired', 30).check(
  z.refine<string>((text) => readCac(text) !== null, 'company.cacWrong'),
);

/** What a company says of itself when it joins. */
export const companyDetails = z.strictObject({
  name: requiredText('company.nameRequired', 120),
  kind: z.enum(companyKinds, 'company.kindRequired'),
  cac,
  stateCode: stateCodeOr('farms.stateRequired'),
  lga: requiredText('farms.lgaRequired', 60),
  address: requiredText('company.addressRequired', 200),
  /** What it can take in, in tonnes a month. */
  monthlyTonnes: z
    .int('company.tonnesRequired')
    .check(z.minimum(1, 'company.tonnesWrong'), z.maximum(mostMonthlyTonnes, 'company.tonnesWrong')),
});

export type CompanyDetails = z.output<typeof companyDetails>;

const said = companyDetails.shape;

/** All that an agro-processor types to join: of themselves, of their company, and which document shows who they are. */
export const processorDetails = z.strictObject({
  ...signUpDetails.shape,
  id,
  password: staffPassword,
  about: optionalText(600).check(z.minLength(1, 'accounts.aboutRequired')),
  documentKind: z.enum(idDocumentKinds, 'joining.documentKindRequired'),
  companyName: said.name,
  companyKind: said.kind,
  cac: said.cac,
  stateCode: said.stateCode,
  lga: said.lga,
  address: said.address,
  monthlyTonnes: said.monthlyTonnes,
});

export type ProcessorDetails = z.output<typeof processorDetails>;

/** The three pictures they send: of themselves, of that document, and of the certificate of their company. */
export const processorPictures = ['photo', 'document', 'certificate'] as const;

export type ProcessorPicture = (typeof processorPictures)[number];

/** The two of them that only staff and their owner see. */
export const processorPapers = ['document', 'certificate'] as const satisfies readonly ProcessorPicture[];

/** A company as its staff, and the platform's staff, see it. */
export const company = z.strictObject({
  companyId: id,
  name: said.name,
  kind: said.kind,
  cacClass: z.nullable(z.enum(cacClasses)),
  cacNumber: z.string(),
  stateCode: said.stateCode,
  lga: said.lga,
  address: said.address,
  monthlyTonnes: z.int(),
});

export type Company = z.output<typeof company>;
