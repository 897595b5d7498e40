import { openRegistration, type SignUpRole } from '@shuka/domain/settings';
import { Problem } from '@shuka/domain/kit/problem.ts';
import type { Db } from '#kit/db.ts';
import { readSwitches } from './store.ts';

/** What is open now: the platform, and the registration of each role. */
export type OpenDoors = { readonly platform: boolean; readonly registration: Record<SignUpRole, boolean> };

export const readOpenDoors = async (db: Db): Promise<OpenDoors> => {
  const switches = await readSwitches(db);
  const isOpen = (name: string): boolean => switches.some((one) => one.name === name && one.isOpen);
  return { platform: isOpen('platform'), registration: openRegistration(isOpen) };
};

/** @throws Problem `registration-closed` while an admin keeps a role's registration closed. */
export const checkRegistrationOpen = async (db: Db, role: SignUpRole): Promise<void> => {
  const doors = await readOpenDoors(db);
  if (!doors.registration[role]) throw new Problem('registration-closed');
};
