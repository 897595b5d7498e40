import { completeRegistration, registerFarmer, verifyToken } from '@shuka/domain/accounts';
import type { Browser } from './browser.ts';
import type { OpenHouse } from './open-house.ts';

/** What a farmer types to sign up; each number makes another invented farmer. */
export const newcomer = (number: number) => ({
  firstName: 'Halima',
  lastName: 'Sani',
  phoneNumber: `0803 555 ${String(1000 + number)}`,
  email: `halima.${number}@sani.example`,
});

/** What a graduate types to sign up as an extension manager, besides the password; the id is the form's. */
export const graduate = (number: number) => ({
  ...newcomer(number),
  firstName: 'Ladi',
  lastName: 'Danjuma',
  email: `ladi.${number}@graduates.example`,
  location: 'Zaria',
  designation: 'Crop extension',
  description: 'I served with farmers in Bichi.',
  gender: 'female',
  birthDate: '1999-05-17',
  address: '12 Hospital Road',
  stateCode: 'KD',
  lga: 'Zaria',
  farmSize: 'medium',
  crops: ['Maize', 'Cowpea'],
  degreeTitle: 'B.Agric. Crop Production',
  degreeInstitution: 'Ahmadu Bello University',
  degreeYear: 2023,
  nyscStateCode: 'KN',
  nyscNumber: 'NYSC/ABU/2024/123456',
  documentKind: 'nysc-card',
});

export type Newcomer = ReturnType<typeof newcomer>;

/** The first step of a sign-up: the id it got and the code that came by mail. */
export const beginSignUp = async (house: OpenHouse, browser: Browser, details: Newcomer) => {
  const { body, status, text } = await browser.call(registerFarmer, details);
  if (status !== 201) throw new Error(`The sign-up of ${details.email} did not begin: ${text}`);
  return { uniqueId: body.uniqueId, code: await house.post.nextCode(details.email) };
};

/** The first two steps: the browser then holds the proof that the code was right. */
export const proveSignUp = async (house: OpenHouse, browser: Browser, details: Newcomer): Promise<string> => {
  const begun = await beginSignUp(house, browser, details);
  const { status, text } = await browser.call(verifyToken, begun);
  if (status !== 200) throw new Error(`The code of ${details.email} was refused: ${text}`);
  return begun.uniqueId;
};

/** All three steps: an account that can sign in with this password. */
export const signUp = async (house: OpenHouse, details: Newcomer, password: string): Promise<void> => {
  const browser = house.visitor();
  await proveSignUp(house, browser, details);
  const { body } = await browser.call(completeRegistration, { email: details.email, password });
  if (body.responseCode !== '013') throw new Error(`${details.email} could not choose a password.`);
};

/** A six-digit code that is not this one. */
export const wrongCode = (code: string, step = 1): string => String((Number(code) + step) % 1_000_000).padStart(6, '0');
