/* The names alone, so that a screen that only says where a farm is does not load 774 LGAs. Sources: see nigeria.ts. */

/** The geopolitical zones: north central, north east, north west, south east, south south, south west. */
export const zones = ['NC', 'NE', 'NW', 'SE', 'SS', 'SW'] as const;

export type Zone = (typeof zones)[number];

/** Code, name and zone of the 36 states and the Federal Capital Territory, in the order of their codes. */
const names: readonly (readonly [code: string, name: string, zone: Zone])[] = [
  ['AB', 'Abia', 'SE'],
  ['AD', 'Adamawa', 'NE'],
  ['AK', 'Akwa Ibom', 'SS'],
  ['AN', 'Anambra', 'SE'],
  ['BA', 'Bauchi', 'NE'],
  ['BE', 'Benue', 'NC'],
  ['BO', 'Borno', 'NE'],
  ['BY', 'Bayelsa', 'SS'],
  ['CR', 'Cross River', 'SS'],
  ['DE', 'Delta', 'SS'],
  ['EB', 'Ebonyi', 'SE'],
  ['ED', 'Edo', 'SS'],
  ['EK', 'Ekiti', 'SW'],
  ['EN', 'Enugu', 'SE'],
  ['FC', 'Abuja Federal Capital Territory', 'NC'],
  ['GO', 'Gombe', 'NE'],
  ['IM', 'Imo', 'SE'],
  ['JI', 'Jigawa', 'NW'],
  ['KD', 'Kaduna', 'NW'],
  ['KE', 'Kebbi', 'NW'],
  ['KN', 'Kano', 'NW'],
  ['KO', 'Kogi', 'NC'],
  ['KT', 'Katsina', 'NW'],
  ['KW', 'Kwara', 'NC'],
  ['LA', 'Lagos', 'SW'],
  ['NA', 'Nasarawa', 'NC'],
  ['NI', 'Niger', 'NC'],
  ['OG', 'Ogun', 'SW'],
  ['ON', 'Ondo', 'SW'],
  ['OS', 'Osun', 'SW'],
  ['OY', 'Oyo', 'SW'],
  ['PL', 'Plateau', 'NC'],
  ['RI', 'Rivers', 'SS'],
  ['SO', 'Sokoto', 'NW'],
  ['TA', 'Taraba', 'NE'],
  ['YO', 'Yobe', 'NE'],
  ['ZA', 'Zamfara', 'NW'],
];

const find = (code: string) => names.find(([one]) => one === code);

/** The name of a state by its two-letter code; the code itself when there is no such state. */
export const stateName = (code: string): string => find(code)?.[1] ?? code;

/** The geopolitical zone of a state. @throws RangeError when there is no such state. */
export const zoneOf = (code: string): Zone => {
  const zone = find(code)?.[2];
  if (zone === undefined) throw new RangeError(`no state ${code}`);
  return zone;
};

/** Every state by code and name: a list to choose from that needs no LGAs. */
export const stateChoices: readonly { readonly code: string; readonly name: string }[] = names.map(([code, name]) => ({
  code,
  name,
}));
