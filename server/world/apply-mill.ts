import { readMe } from '@shuka/domain/accounts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import {
  addProcessorPicture,
  confirmProcessor,
  processorPictures,
  registerProcessor,
  type ProcessorPicture,
} from '@shuka/domain/relations';
import { newcomer } from './journeys.ts';
import type { OpenHouse } from './open-house.ts';
import { people } from './people.ts';
import { picture } from './pictures.ts';

export const millerPassword = 'dawa-da-gero-7';

/** What the owner of a mill types to join; each number makes another one. */
export const processorDraft = (number: number) => ({
  ...newcomer(number),
  firstName: 'Rabi',
  lastName: 'Gambo',
  email: `rabi.${number}@mills.example`,
  id: newId(),
  password: millerPassword,
  about: 'We mill sorghum for the bakers of Zaria.',
  documentKind: 'passport' as const,
  companyName: 'Gambo Mills',
  companyKind: 'mill' as const,
  cac: `RC ${String(200_000 + number)}`,
  stateCode: 'KD',
  lga: 'Zaria',
  address: '3 Kaduna Road',
  monthlyTonnes: 120,
});

/** How owners of mills apply in a house: the steps, and all of them at once. */
export const millersIn = (house: OpenHouse) => {
  const send = async (uniqueId: string, which: ProcessorPicture) => {
    const bytes = await picture('jpeg', 300 + 50 * processorPictures.indexOf(which), 200);
    return house
      .visitor()
      .call(addProcessorPicture, { uniqueId, picture: which }, { picture: { bytes, mediaType: 'image/jpeg' } });
  };

  const begin = async (number: number, shown: readonly ProcessorPicture[] = processorPictures) => {
    const details = processorDraft(number);
    const { status, text } = await house.visitor().call(registerProcessor, details);
    if (status !== 201) throw new Error(`The sign-up of ${details.email} did not begin: ${text}`);
    const code = await house.post.nextCode(details.email);
    for (const which of shown) await send(details.id, which);
    return { ...details, uniqueId: details.id, code };
  };

  const confirm = (uniqueId: string, code: string) => house.visitor().call(confirmProcessor, { uniqueId, code });

  /** An owner whose account waits, signed in. */
  const applied = async (number: number) => {
    const begun = await begin(number);
    const { status, text } = await confirm(begun.uniqueId, begun.code);
    if (status !== 200) throw new Error(`${begun.email} did not get an account: ${text}`);
    const browser = await house.signIn({ ...people.danjuma, email: begun.email, password: millerPassword });
    const { accountId, photoId } = (await browser.call(readMe, {})).body;
    return { ...begun, browser, accountId, photoId };
  };

  return { send, begin, confirm, applied };
};
