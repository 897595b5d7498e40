/* Who sends what the fuzz makes up, and with what each operation begins. */
import { readMe } from '@shuka/domain/accounts';
import { people, type WorldPerson } from '#world';
import type { Browser, Input } from '#world/browser.ts';
import { settleInvestor } from '#world/many-investors.ts';
import type { OpenHouse } from '#world/open-house.ts';
import { inputs } from './authorization-scene.ts';
import type { Operation } from './fuzz-requests.ts';
import { ofProcessors } from './fuzz-mills.ts';
import { ofHolders, ofInvestors, ofManagers } from './fuzz-reach.ts';

export const senders = ['nobody', 'farmer', 'manager', 'admin', 'investor', 'processor'] as const;

export type Sender = (typeof senders)[number];

/** Each request of a person is made with the session they had at first, whatever it did to the browser. */
const hold = (house: OpenHouse, held: Browser) => (): Browser => {
  const browser = house.visitor();
  held.cookies.forEach((value, name) => browser.cookies.set(name, value));
  return browser;
};

/** So long a session is used: what counts asks for a second factor of the last ten minutes, and a run may take longer. */
const sessionMillis = 5 * 60_000;

/** Gives, for a sender and the name of an operation, what opens a browser of theirs for each request. */
export const openSenders = async (house: OpenHouse) => {
  const staysSignedIn = async (person: WorldPerson) => hold(house, await house.signIn(person));
  const comesAgain = (person: WorldPerson): (() => Promise<() => Browser>) => {
    let [open, until] = [staysSignedIn(person), house.clock.now().getTime() + sessionMillis];
    return () => {
      const now = house.clock.now().getTime();
      if (now > until) [open, until] = [staysSignedIn(person), now + sessionMillis];
      return open;
    };
  };
  await house.as(people.musa).call(readMe, {}); // before the guesses at his address are counted
  const signedIn = {
    farmer: comesAgain(people.amina),
    manager: comesAgain(people.chidi),
    admin: comesAgain(people.ngozi),
    investor: comesAgain(people.bola),
    processor: comesAgain(people.danjuma),
  };
  return async (sender: Sender, name: string): Promise<() => Browser> => {
    if (sender === 'nobody') return house.visitor;
    // These end sessions: those who send them have some that nobody else's requests hang on.
    if (name === 'accounts.signOut') return staysSignedIn(sender === 'farmer' ? people.amina : people.ngozi);
    if (name === 'accounts.endOtherSessions') return hold(house, (await settleInvestor(house, 0)).browser);
    return signedIn[sender]();
  };
};

/** An admin who closes the platform, or a flag, would close it for the rest of the run. */
const isSpared = (sender: Sender, name: string): boolean =>
  (sender === 'manager' && !ofManagers.includes(name)) ||
  (sender === 'investor' && !ofInvestors.includes(name)) ||
  (sender === 'processor' && !ofProcessors.includes(name)) ||
  (sender === 'admin' && ['settings.changeFlag', 'settings.changeSwitch'].includes(name));

/** The OpenAPI document, as far as the fuzz reads it. */
export type Document = { readonly paths: Record<string, Record<string, Operation>> };

/** One operation as one sender tries it. */
export type Attempt = readonly [sender: Sender, name: string, path: string, method: string, operation: Operation];

/** Every operation of a document with every sender that tries it. */
export const attemptsOf = ({ paths }: Document): Attempt[] => {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => [operation.operationId, path, method, operation] as const),
  );
  return senders.flatMap((sender) =>
    operations.filter(([name]) => !isSpared(sender, name)).map((operation) => [sender, ...operation] as const),
  );
};

/** Input that does, which the requests of an attempt are made from. */
export const baseOf = async (house: OpenHouse, [viewer, name, path, method]: Attempt): Promise<Input> => {
  const isOwn = viewer === 'farmer' || viewer === 'processor' || (viewer === 'investor' && ofHolders.includes(name));
  const object = isOwn ? 'own' : viewer === 'manager' ? 'assigned' : 'other';
  return (await inputs[`${method.toUpperCase()} ${path}`]?.({ house, viewer, object })) ?? {};
};

/** What no answer may tell: how the server is made inside. */
export const inside = /\bselect [\w.*, "]{1,40} from |node_modules|\.ts:\d|SQLSTATE|syntax error at/i;
