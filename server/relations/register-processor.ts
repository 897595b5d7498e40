import { registerProcessor as contract, type CompanyDetails, type ProcessorDetails } from '@shuka/domain/relations';
import { isLga } from '@shuka/domain/kit/nigeria.ts';
import { refusedField } from '@shuka/domain/kit/problem.ts';
import { beginSignUp, checkPassword, hashNewPassword, signUpOf } from '#accounts';
import { handle } from '#kit/route.ts';
import { checkRegistrationOpen } from '#settings';

const companyOf = ({ companyName, companyKind, ...rest }: ProcessorDetails): CompanyDetails => {
  const { cac, stateCode, lga, address, monthlyTonnes } = rest;
  return { name: companyName, kind: companyKind, cac, stateCode, lga, address, monthlyTonnes };
};

export const registerProcessor = handle(
  contract,
  async (input, context, passwordHash: string) => {
    await checkRegistrationOpen(context.db, 'agro-processor');
    await beginSignUp(context, {
      ...signUpOf('agro-processor', input, passwordHash, context.language),
      application: { company: companyOf(input), documentKind: input.documentKind },
    });
    return { uniqueId: input.id };
  },
  {
    prepare: async ({ companyName, stateCode, lga, password, firstName, lastName, email }, services) => {
      if (!isLga(stateCode, lga)) throw refusedField('lga', 'farms.lgaUnknown');
      const own = [firstName, lastName, companyName, email.split('@')[0] ?? ''];
      checkPassword(password, ['agro-processor'], own, services);
      return hashNewPassword(password, services);
    },
  },
);
