import { createInterface } from 'node:readline/promises';
import { stdin, stdout } from 'node:process';
import { isGuessable, passwordLength } from '@shuka/domain/accounts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { isEmail } from '@shuka/domain/kit/text.ts';
import { findAccountByEmail, hashNewPassword, insertAccount, isCommonPassword, readPhone } from '#accounts';
import { addToCounter } from '#kit/counter.ts';
import type { Services } from '#kit/context.ts';
import { inTransaction } from '#kit/db.ts';
import { Told } from '#kit/told.ts';

type Asked = { email: string; firstName: string; lastName: string; phone: string; password: string };

const ask = async (): Promise<Asked> => {
  const reader = createInterface({ input: stdin });
  const lines = reader[Symbol.asyncIterator]();
  const answer = async (question: string): Promise<string> => {
    stdout.write(question);
    const { value, done } = await lines.next();
    if (done === true) throw new Told('Nothing was made: the answers ended early.');
    return value.trim();
  };
  const asked = {
    email: (await answer('Email: ')).toLowerCase(),
    firstName: await answer('First name: '),
    lastName: await answer('Last name: '),
    phone: await answer('Phone number: '),
    password: await answer(`Password (at least ${passwordLength.others} characters): `),
  };
  reader.close();
  return asked;
};

const weak = (): Told => new Told('This password is too short or too easy to guess.');

const check = ({ email, firstName, lastName, password }: Asked): void => {
  if (!isEmail(email)) throw new Told('This is not an e-mail address.');
  if (firstName === '' || lastName === '') throw new Told('Both names are needed.');
  const isWeak =
    password.length < passwordLength.others || isGuessable(password, [firstName, lastName], isCommonPassword);
  if (isWeak) throw weak();
};

/**
 * Makes an admin from what is typed at the terminal: how a production server gets its first one. The second factor is
 * set up when they sign in.
 * @throws Told in plain words when something typed will not do.
 */
export const createAdmin = async (services: Services): Promise<string> => {
  const asked = await ask();
  check(asked);
  const passwordHash = await hashNewPassword(asked.password, services).catch((error: unknown) => {
    throw error instanceof Problem ? weak() : error;
  });
  await inTransaction(services.pool, async (db) => {
    if ((await findAccountByEmail(db, asked.email)) !== null) throw new Told('This address has an account already.');
    await insertAccount(db, {
      ...asked,
      id: newId(),
      phone: readPhone(asked.phone),
      passwordHash,
      roles: ['admin'],
      state: 'active',
      about: '',
      photoKey: null,
      language: 'en',
      createdAt: services.clock.now(),
    });
    await addToCounter(db, 'people', 'admin', 1);
  });
  return asked.email;
};
