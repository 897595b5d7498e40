import * as z from 'zod/mini';
import { looksLikePhone } from '#kit/phone.ts';
import { email, optionalText, requiredText } from '#kit/text.ts';
import { id } from '#kit/id.ts';
import { rowType } from '#kit/row-type.ts';
import { roles, type Role } from '#kit/viewer.ts';

/** Spec, section 9: six digits. Ten minutes and five tries after OWASP ASVS 5.0, 6.5.5 and 6.6.3. */
export const otpDigits = 6;
export const otpMinutes = 10;
export const otpTries = 5;

/** Spec, section 9: the codes of a reset have no nought in front. */
export const resetCodes = { least: 100_000, most: 999_999 } as const;

/** How long a proved code lets its owner choose a password. */
export const proofMinutes = 15;

/** Spec, section 4: a session lasts 24 hours. */
export const sessionHours = 24;

/** Spec, section 5: six for farmers. Ten for those who act on others' data or money (design, section 5). */
export const passwordLength = { farmer: 6, others: 10, most: 128 } as const;

export const firstName = requiredText('accounts.firstNameRequired');
export const lastName = requiredText('accounts.lastNameRequired');

/** As typed; the server keeps it as E.164. */
export const phoneNumber = requiredText('accounts.phoneRequired', 30).check(
  z.refine<string>(looksLikePhone, 'accounts.phoneInvalid'),
);

export const password = z
  .string('accounts.passwordRequired')
  .check(z.minLength(1, 'accounts.passwordRequired'), z.maxLength(passwordLength.most, 'field.tooLong'));

export const newPassword = password.check(z.minLength(passwordLength.farmer, 'accounts.passwordShort'));

export const staffPassword = password.check(z.minLength(passwordLength.others, 'accounts.passwordShortStaff'));

const sixDigits = (says: string) => z.string(says).check(z.regex(/^\d{6}$/, says));

export const otpCode = sixDigits('accounts.otpRequired');

/** Spec, section 5: whatever is not the code of a reset is answered in the same words. */
export const resetCode = sixDigits('accounts.resetCodeWrong');

export const role = z.enum(roles);

/** The key of a kept picture: the SHA-256 of its bytes. */
export const photoId = z.string().check(z.regex(/^[0-9a-f]{64}$/, 'field.id'));

/** Approved at once, waiting for an admin, or closed by one. */
export const accountStates = ['active', 'pending', 'suspended', 'closed'] as const;

export type AccountState = (typeof accountStates)[number];

export const person = z.strictObject({
  accountId: id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  roles: z.array(role),
  state: z.enum(accountStates),
  photoId: z.nullable(photoId),
  secondFactor: z.enum(['none', 'owed', 'to-set-up', 'proved']),
  /** The day the account was opened; a phone that was set up before it was told does not know it. */
  joinedOn: z.optional(z.string()),
  /** What is opened step by step and open to them; told by `readMe` alone. */
  flags: z.optional(z.array(z.string())),
});

export type Person = z.output<typeof person>;

export const signUpDetails = z.strictObject({ firstName, lastName, phoneNumber, email: email() });

export const investorDetails = z.strictObject({
  ...signUpDetails.shape,
  id,
  password: staffPassword,
  about: optionalText(600).check(z.minLength(1, 'accounts.aboutRequired')),
});

/** The roles whose accounts wait for an admin before they can act on others' data (design, section 5). */
export const rolesToApprove: readonly Role[] = ['extension-manager', 'agro-processor', 'investor'];

/** A farmer as the phones of those who look after them keep them. */
export const farmerRow = z.strictObject({
  id,
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  /** What stands in the QR code of the farmer's card: it tells nothing to whoever does not look after them. */
  cardCode: z.string(),
});

export type FarmerRow = z.output<typeof farmerRow>;

export const farmerRows = rowType<FarmerRow>('farmer', farmerRow);
