/** The forms and live parts that wake up on public pages. */
export type IslandName =
  | 'contact'
  | 'sign-in'
  | 'not-me'
  | 'phone-sign-in'
  | 'farmer-sign-up'
  | 'investor-sign-up'
  | 'manager-sign-up'
  | 'processor-sign-up'
  | 'join-company'
  | 'reset-password'
  | 'follow-updates'
  | 'system-status'
  | 'check-inspection'
  | 'check-receipt'
  | 'check-warehouse-receipt'
  | 'check-log'
  | 'check-genuine'
  | 'view-passport'
  | 'drive-trip'
  | 'reckon';

/** Where the build puts an island's own HTML, which is drawn apart, by itself, as it is in the browser. */
export const islandPlace = (name: IslandName): string => `@@island:${name}@@`;

/** A place in a static page that wakes up once its script has loaded; what was typed before stays. */
export const Island = ({ name }: { name: IslandName }) => <div data-island={name}>{islandPlace(name)}</div>;
