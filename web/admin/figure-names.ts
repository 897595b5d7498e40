import { waitingKinds } from '@shuka/domain/admin';

const ofWaiting = ['admin', 'waiting-days'].join('.');

/** The catalogue entry that says what a figure of a name is. */
export const figureSays = (name: string, key: string): string =>
  name === ofWaiting && waitingKinds.some((kind) => kind === key) ? `adminHome.kind.${key}` : `reference.field.${key}`;
