import {
  reviseProfile,
  sayConsent,
  setProfilePhoto,
  settleProfileClash,
  type Profile,
  type ProfileChanges,
} from '@shuka/domain/accounts';
import type { Contract } from '@shuka/domain/kit/endpoint.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { saveBusiness, settleBusiness, type Business, type BusinessChanges } from '@shuka/domain/marketplace';
import { picture } from '@shuka/server/world/pictures.ts';
import { enter, meet, shownOn, type Hands, type Row } from './outbox-hands.ts';

/** A record that there is one of for each farmer, and the acts that change it. */
type Own<Changes extends object> = {
  readonly type: string;
  readonly id: Record<string, string>;
  readonly revise: Contract;
  readonly settle: Contract;
  readonly field: string;
  /** What she says, then what both say at once of `field`. */
  readonly becomes: Changes;
  readonly his: Changes;
  readonly hers: Changes;
};

type Clashing = Row & { readonly clashes: readonly { readonly at: string }[] };

const pick = (row: Row, fields: readonly string[]) => Object.fromEntries(fields.map((field) => [field, row[field]]));

/** She puts in place what gave way. @returns the fields that were spoken of, as they stand then. */
const spokeOf = async <Changes extends object>(hands: Hands, own: Own<Changes>) => {
  const { amina, chidi } = hands;
  const { type, id, becomes, his, hers } = own;
  const accountId = amina.person.accountId;
  const seen = (): Clashing => shownOn<Clashing>(amina, type, accountId);
  await enter(amina, own.revise, { ...id, was: pick(seen(), Object.keys(becomes)), becomes });
  await meet(hands);
  const was = pick(seen(), Object.keys(his));
  await enter(chidi, own.revise, { ...id, was, becomes: his });
  await enter(amina, own.revise, { ...id, was, becomes: hers });
  await meet(hands);
  const at = seen().clashes[0]?.at;
  if (at === undefined) throw new Error(`no clash of a ${type} came back`);
  await enter(amina, own.settle, { ...id, field: own.field, at, choice: 'other' });
  await meet(hands);
  return [type, { id: accountId, ...pick(seen(), Object.keys({ ...becomes, ...his })) }] as const;
};

const agreed = async ({ amina }: Hands): Promise<void> => {
  const word = { purpose: 'processorFarm', textVersion: 1 };
  await enter(amina, sayConsent, { ...word, id: newId(), isGiven: true });
  await enter(amina, sayConsent, { ...word, id: newId(), isGiven: false });
};

const profileWords = {
  firstName: 'Amina',
  lastName: 'Yusuf-Ƙofa',
  designation: 'mixed',
  description: 'Maize, groundnut — and goats.',
  gender: 'female',
  birthDate: '1984-03-15',
  address: 'House 9, Kofar Kudu',
  stateCode: 'KN',
  lga: 'Gwarzo',
  farmSize: 'medium',
  crops: ['Maize', 'Groundnut', 'Millet'],
} as const satisfies Partial<Record<keyof Profile, unknown>>;

const businessWords = {
  name: 'Amina Grains & Sons',
  stateCode: 'KN',
  lga: 'Gwarzo',
  farmSize: 'medium',
  owner: 'Amina Yusuf',
  cacClass: 'RC',
  cacNumber: '1234567',
  cacDate: '2024-02-16',
  yearlyTonnes: 3.5,
  employees: 5,
  productCount: null,
  website: 'amina.example',
  description: 'We grow, dry and clean grain.',
} as const satisfies Partial<Record<keyof Business, unknown>>;

/** What a farmer says of herself and of her business. @returns the two records, as [type, fields that were said]. */
export const toldOfHerself = async (hands: Hands): Promise<(readonly [string, object])[]> => {
  const accountId = hands.amina.person.accountId;
  await agreed(hands);
  await enter(hands.amina, setProfilePhoto, {
    profileId: accountId,
    photo: (await picture('webp')).toString('base64'),
  });
  await enter(hands.chidi, setProfilePhoto, { profileId: accountId, photo: null });
  const profile = await spokeOf<ProfileChanges>(hands, {
    type: 'profile',
    id: { profileId: accountId },
    revise: reviseProfile,
    settle: settleProfileClash,
    field: 'location',
    becomes: { ...profileWords, crops: [...profileWords.crops] },
    his: { location: 'Badume, by the mosque' },
    hers: { location: 'Badume gate' },
  });
  const business = await spokeOf<BusinessChanges>(hands, {
    type: 'business',
    id: { keeperId: accountId },
    revise: saveBusiness,
    settle: settleBusiness,
    field: 'address',
    becomes: businessWords,
    his: { address: 'At the gate of Bichi market' },
    hers: { address: 'Bichi market' },
  });
  return [profile, business];
};
