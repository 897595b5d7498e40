import { signUpRoles, switchNames, type SignUpRole, type SwitchName } from './model.ts';

const registrationSwitch = (role: SignUpRole): SwitchName => `${role}-registration`;

/** What every switch is before an admin touches it. */
export const initialSwitches = (): { name: SwitchName; isOpen: boolean }[] =>
  switchNames.map((name) => ({ name, isOpen: true }));

/** Who can sign up now, when the platform's own switch and each role's are read together. */
export const openRegistration = (isOpen: (name: SwitchName) => boolean): Record<SignUpRole, boolean> =>
  Object.fromEntries(
    signUpRoles.map((role) => [role, isOpen('platform') && isOpen(registrationSwitch(role))]),
  ) as Record<SignUpRole, boolean>; // fromEntries forgets the keys it was given
