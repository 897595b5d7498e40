import type { SignUpRole } from '@shuka/domain/settings';
import { readPhone } from './phone.ts';
import { noPapers, type SignUp } from './sign-up-store.ts';

type Told = {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phoneNumber: string;
  readonly about?: string;
};

/** The sign-up of somebody by what everybody tells; managers and processors tell more. */
export const signUpOf = (
  role: SignUpRole,
  { id, firstName, lastName, email, phoneNumber, about = '' }: Told,
  passwordHash: string | null,
  language: string,
): SignUp => ({
  id,
  role,
  first_name: firstName,
  last_name: lastName,
  email,
  phone: readPhone(phoneNumber),
  about,
  password_hash: passwordHash,
  photo_key: null,
  ...noPapers,
  language,
});
