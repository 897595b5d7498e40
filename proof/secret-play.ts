/** The people of a run: farmers who sign up, people of the world in each role, admins who decide and look at everything. */
import { people as world } from '@shuka/server/world/people.ts';
import { openCaller, type Caller } from './caller.ts';
import { makeSecret, type Book } from './canaries.ts';
import { readableAddresses, readAll } from './read-all.ts';
import { changeContact, fillVault, moveMoney, resetPassword, signIn, signUp } from './secret-people.ts';

type Place = { readonly url: string; readonly book: Book; readonly answers: string };

const newcomers = ['Halima', 'Sani', 'Ebele', 'Taiwo', 'Umaru'] as const;

/** A farmer from the sign-up to money: every place that asks for a secret. */
const playFarmer = async (place: Place, name: string): Promise<{ caller: Caller; payout: string }> => {
  const { caller, phone, ...known } = await signUp(place, name);
  await signIn(caller, place.book, known);
  await fillVault(caller, place.book, known);
  const payout = await moveMoney(caller, place.book, known);
  const moved = await changeContact(caller, known, phone);
  const again = await resetPassword(openCaller(place, name), place.book, moved.email);
  await signIn(caller, place.book, again);
  return { caller, payout };
};

/** Whoever has an account in the world already, with a new password of their own. */
const playKnown = async (place: Place, who: 'bola' | 'chidi' | 'danjuma'): Promise<Caller> => {
  const caller = openCaller(place, world[who].firstName);
  const known = await resetPassword(caller, place.book, world[who].email);
  await signIn(caller, place.book, known);
  await fillVault(caller, place.book, known);
  return caller;
};

/** An admin with the second factor, who looks at what waits and lets the money leave. */
const playAdmin = async (place: Place, who: 'ngozi' | 'ifeoma', payouts: readonly string[]): Promise<Caller> => {
  const caller = openCaller(place, world[who].firstName);
  const { email, password } = world[who];
  await caller.act('POST', '/user/login', { email, password });
  const code = await caller.authenticator(world[who].firstName);
  await caller.act('POST', '/api/second-factor/prove', { code });
  for (const payout of payouts)
    await caller.act('POST', `/api/admin/payouts/${payout}/decision`, {
      decision: 'approve',
      reason: 'As asked',
      password,
    });
  return caller;
};

/** @returns how many people there were, and how many answers were kept for the search. */
export const playPeople = async (place: Place): Promise<{ people: number; answers: number; addresses: number }> => {
  const farmers = [];
  for (const name of newcomers) farmers.push(await playFarmer(place, name));
  const known = [];
  for (const who of ['bola', 'chidi', 'danjuma'] as const) known.push(await playKnown(place, who));
  const ngozi = await playAdmin(place, 'ngozi', []);
  const ifeoma = await playAdmin(
    place,
    'ifeoma',
    farmers.map(({ payout }) => payout),
  );
  const everyone = [...farmers.map(({ caller }) => caller).slice(0, 2), ...known, ngozi, ifeoma];
  const addresses = await readableAddresses(place.url);
  let answers = 0;
  for (const caller of everyone) answers += await readAll(caller, addresses);
  const typo = place.book.add('password', 'a stranger', makeSecret.password());
  await openCaller(place, 'a stranger').fail('POST', '/user/login', { email: 'nobody@proof.example', password: typo });
  return { people: farmers.length + known.length + 3, answers, addresses: addresses.length };
};
