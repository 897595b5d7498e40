/** Two people on one phone: what its profile holds while the first works, and after the second signed in. */
import { randomBytes } from 'node:crypto';
import { makeSecret, type Book, type Canary } from './canaries.ts';
import { searchFolder, type Searched } from './search-bytes.ts';
import type { House } from './searched-house.ts';
import { signUp } from './secret-people.ts';
import {
  addFarmHere,
  giveBvnHere,
  keepWork,
  leaveTrace,
  openPhone,
  signInHere,
  signOutHere,
  unlock,
} from './secret-phone.ts';

export type PhoneFound = {
  readonly signedIn: Searched;
  readonly shared: Searched;
  readonly trace: number;
  readonly offered: number;
};

/** Letters that stand nowhere else: of known words a compressed block holds a pointer alone. */
const rare = (name: string): string =>
  name + [...randomBytes(10)].map((byte) => String.fromCharCode(97 + (byte % 26))).join('');

const record = (whose: string, text: string): Canary => ({ kind: 'password', whose, text });

/** Chromium notes there whom it offered to keep a password for. */
const bookOfPasswords = /Login Data(-journal)?$/;

export const playPhone = async (house: House, book: Book): Promise<PhoneFound> => {
  const place = { url: house.url, book, answers: house.at('answers') };
  const folder = house.at('phone');
  const [firstName, farm, crop, trace] = [rare('Asabe'), rare('Gona '), rare('Gero '), rare('trace ')] as const;
  const first = await signUp(place, firstName);
  const second = await signUp(place, 'Garba');
  const bvn = book.add('BVN', firstName, makeSecret.BVN());
  const pin = '739164';

  let phone = await openPhone(folder, house.url);
  let page = await phone.newPage();
  await signInHere(page, first, book.add('password', firstName, makeSecret.password()));
  await keepWork(page, pin, 'Sun');
  await addFarmHere(page, farm, crop);
  await giveBvnHere(page, bvn, first);
  for (const { name, value } of await phone.cookies())
    if (name.endsWith('session')) book.add('session', firstName, value);
  await phone.close();
  const mine = book.all().filter(({ whose }) => whose === firstName);
  const secrets = [...mine, { kind: 'PIN', whose: firstName, text: pin } as const];
  const signedIn = searchFolder(folder, [...secrets, record('farm', farm), record('crop', crop)]);

  phone = await openPhone(folder, house.url);
  page = await phone.newPage();
  await unlock(page, pin);
  await signOutHere(page);
  await signInHere(page, second, null);
  await keepWork(page, '482913', 'Goat');
  await leaveTrace(page, trace);
  await phone.close();
  const records = [firstName, farm, crop, first.phone.slice(1), first.email].map((text) => record('a record', text));
  const all = searchFolder(folder, [...secrets, ...records, record('trace', trace)]);
  const isOffered = ({ canary, file }: Searched['hits'][number]) =>
    canary.text === first.email && bookOfPasswords.test(file);
  return {
    signedIn,
    shared: { ...all, hits: all.hits.filter((hit) => hit.canary.text !== trace && !isOffered(hit)) },
    trace: all.hits.filter(({ canary }) => canary.text === trace).length,
    offered: all.hits.filter(isOffered).length,
  };
};
