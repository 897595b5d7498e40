import type { Role } from '@shuka/domain/kit/viewer.ts';
import type { Person } from '@shuka/domain/accounts';

/** One invented person of the demo world. `factorSecret` is the authenticator secret of those who need one, in hexadecimal. */
export type WorldPerson = {
  readonly accountId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly password: string;
  readonly roles: readonly Role[];
  readonly state: Person['state'];
  readonly factorSecret?: string;
};

/** The id of the account with this number. */
export const idOf = (number: number): string => `0193a000-0000-7000-8000-${String(number).padStart(12, '0')}`;

/** The named people whom the demo, the tests and the journeys share. All are invented. */
export const people = {
  amina: {
    accountId: idOf(1),
    firstName: 'Amina',
    lastName: 'Yusuf',
    email: 'amina@shuka.example',
    phone: '+2348031234501',
    password: 'damina-2026',
    roles: ['farmer'],
    state: 'active',
  },
  musa: {
    accountId: idOf(2),
    firstName: 'Musa',
    lastName: 'Ibrahim',
    email: 'musa@shuka.example',
    phone: '+2348031234502',
    password: 'kaka-na-biyu',
    roles: ['farmer'],
    state: 'active',
  },
  chidi: {
    accountId: idOf(3),
    firstName: 'Chidi',
    lastName: 'Okafor',
    email: 'chidi@shuka.example',
    phone: '+2348031234503',
    password: 'ugu-na-oka-17',
    roles: ['extension-manager'],
    state: 'active',
  },
  bola: {
    accountId: idOf(4),
    firstName: 'Bola',
    lastName: 'Adeyemi',
    email: 'bola@shuka.example',
    phone: '+2348031234504',
    password: 'ojo-ati-oorun',
    roles: ['investor'],
    state: 'active',
  },
  danjuma: {
    accountId: idOf(5),
    firstName: 'Danjuma',
    lastName: 'Bello',
    email: 'danjuma@shuka.example',
    phone: '+2348031234505',
    password: 'masara-goma-31',
    roles: ['agro-processor'],
    state: 'active',
  },
  ngozi: {
    accountId: idOf(6),
    firstName: 'Ngozi',
    lastName: 'Eze',
    email: 'ngozi@shuka.example',
    phone: '+2348031234506',
    password: 'udo-na-mmiri-8',
    roles: ['admin'],
    state: 'active',
    factorSecret: '7368756b612d64656d6f2d6e676f7a692d2d2d31',
  },
  ifeoma: {
    accountId: idOf(10),
    firstName: 'Ifeoma',
    lastName: 'Nwankwo',
    email: 'ifeoma@shuka.example',
    phone: '+2348031234510',
    password: 'ugwu-na-ndagwurugwu-6',
    roles: ['admin'],
    state: 'active',
    factorSecret: '7368756b612d64656d6f2d6966656f6d612d2d32',
  },
  tunde: {
    accountId: idOf(7),
    firstName: 'Tunde',
    lastName: 'Balogun',
    email: 'tunde@shuka.example',
    phone: '+2348031234507',
    password: 'ile-ise-tuntun',
    roles: ['investor'],
    state: 'pending',
  },
  halima: {
    accountId: idOf(8),
    firstName: 'Halima',
    lastName: 'Sani',
    email: 'halima@shuka.example',
    phone: '+2348031234508',
    password: 'gyada-da-wake-9',
    roles: ['extension-manager'],
    state: 'active',
  },
} as const satisfies Record<string, WorldPerson>;
