import { builtSignUps, signUpRoles, switchNames, type SignUpRole, type SwitchName } from './model.ts';

export const registrationSwitch = (role: SignUpRole): SwitchName => `${role}-registration`;

/** Whether a switch may be opened: a role's registration only once its sign-up exists. */
export const canOpen = (name: SwitchName): boolean =>
  name === 'platform' || builtSignUps.some((role) => registrationSwitch(role) === name);

/** What every switch is before an admin touches it: open where there is something to open. */
export const initialSwitches = (): { name: SwitchName; isOpen: boolean }[] =>
  switchNames.map((name) => ({ name, isOpen: canOpen(name) }));

/** Who can sign up now, when the platform's own switch and each role's are read together. */
export const openRegistration = (isOpen: (name: SwitchName) => boolean): Record<SignUpRole, boolean> =>
  Object.fromEntries(
    signUpRoles.map((role) => [role, isOpen('platform') && isOpen(registrationSwitch(role))]),
  ) as Record<SignUpRole, boolean>; // fromEntries forgets the keys it was given
