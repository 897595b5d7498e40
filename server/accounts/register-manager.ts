import {
  birthDateProblem,
  registerManager as contract,
  type GraduatePapers,
  type ProfileHeld,
} from '@shuka/domain/accounts';
import type { InputOf } from '@shuka/domain/kit/endpoint.ts';
import { isLga } from '@shuka/domain/kit/nigeria.ts';
import { refusedField } from '@shuka/domain/kit/problem.ts';
import { handle } from '#kit/route.ts';
import { checkRegistrationOpen } from '#settings';
import { checkPassword } from './check-password.ts';
import { hashNewPassword } from './hash-new-password.ts';
import { beginSignUp } from './send-code.ts';
import { signUpOf } from './sign-up-of.ts';

type Details = InputOf<typeof contract>;

const profileOf = (input: Details): ProfileHeld => ({
  firstName: input.firstName,
  lastName: input.lastName,
  location: input.location,
  designation: input.designation,
  description: input.description,
  gender: input.gender,
  birthDate: input.birthDate,
  address: input.address,
  stateCode: input.stateCode,
  lga: input.lga,
  farmSize: input.farmSize,
  crops: input.crops,
});

const papersOf = (input: Details): GraduatePapers => ({
  degreeTitle: input.degreeTitle,
  degreeInstitution: input.degreeInstitution,
  degreeYear: input.degreeYear,
  nyscStateCode: input.nyscStateCode,
  nyscNumber: input.nyscNumber,
  documentKind: input.documentKind,
});

/** What no schema can tell: days that cannot be, and places that are nowhere. @throws Problem `invalid`. */
const checkSense = ({ birthDate, degreeYear, stateCode, lga }: Details, now: Date): void => {
  const wrongDay = birthDateProblem(birthDate, now);
  if (wrongDay !== null) throw refusedField('birthDate', wrongDay);
  if (degreeYear > now.getUTCFullYear()) throw refusedField('degreeYear', 'joining.degreeYearWrong');
  if (!isLga(stateCode, lga)) throw refusedField('lga', 'farms.lgaUnknown');
};

export const registerManager = handle(
  contract,
  async (input, context, passwordHash: string) => {
    await checkRegistrationOpen(context.db, 'extension-manager');
    await beginSignUp(context, {
      ...signUpOf('extension-manager', input, passwordHash, context.language),
      application: { profile: profileOf(input), papers: papersOf(input) },
    });
    return { uniqueId: input.id };
  },
  {
    prepare: async (input, services) => {
      checkSense(input, services.clock.now());
      const { password, firstName, lastName, email } = input;
      const own = [firstName, lastName, email.split('@')[0] ?? ''];
      checkPassword(password, ['extension-manager'], own, services);
      return hashNewPassword(password, services);
    },
  },
);
