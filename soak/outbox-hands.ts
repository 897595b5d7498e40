import type { Contract } from '@shuka/domain/kit/endpoint.ts';
import type { Phone } from './phone.ts';

/** A farmer, the extension manager who looks after her, and two who stand at the gate of a mill. */
export type Hands = Readonly<Record<'amina' | 'chidi' | 'danjuma' | 'zainab', Phone>>;

export type Row = Readonly<Record<string, unknown>> & { readonly id: string };

export const enter = async (phone: Phone, contract: Contract, input: object): Promise<void> => {
  if (!(await phone.enter(contract, input))) throw new Error(`${contract.name} was not kept`);
};

export const sync = async (phone: Phone): Promise<void> => {
  await phone.engine().sync();
  const { acts, state } = phone.engine().store.mind;
  const { phase, waiting, needsFixing } = state();
  if (waiting + needsFixing === 0) return;
  const issues = acts.get().flatMap(({ contract, issue }) => (issue === null ? [] : [{ contract, issue }]));
  throw new Error(`${phone.name}: ${phase}, ${waiting} wait, ${needsFixing} need fixing: ${JSON.stringify(issues)}`);
};

/** Both send what they have, the manager first, and both know it all in the end. */
export const meet = async ({ amina, chidi }: Pick<Hands, 'amina' | 'chidi'>): Promise<void> => {
  await sync(chidi);
  await sync(amina);
  await sync(chidi);
};

/** The record that a phone shows under this id. */
export const shownOn = <Shown extends Row>(phone: Phone, type: string, id: string): Shown => {
  const found = phone.list<Shown>(type).find((row) => row.id === id);
  if (found === undefined) throw new Error(`${phone.name} shows no ${type} ${id}`);
  return found;
};
