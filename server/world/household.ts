import { checkPhoneCode, requestPhoneCode, signInByPhone } from '@shuka/domain/accounts';
import { registerFarmer } from '@shuka/domain/relations';
import { laraba } from './assisted.ts';
import type { Browser } from './browser.ts';
import type { OpenHouse } from './open-house.ts';
import { people } from './people.ts';

let numbers = 0;

/** A number that no other test of the file uses. */
export const newNumber = (): string => `+23480412340${String((numbers += 1)).padStart(2, '0')}`;

/** People who share a phone, and how one of them signs in by it. */
export const householdsIn = (house: OpenHouse) => {
  /** Chidi registers people of one household; their messages are taken out of the box. */
  const household = async (phone: string, ...firstNames: string[]): Promise<string[]> => {
    const ids: string[] = [];
    for (const firstName of firstNames) {
      const { body } = await house.as(people.chidi).call(registerFarmer, laraba({ phone, firstName }));
      ids.push(body.id);
      await house.post.next(phone);
    }
    return ids;
  };
  const ask = async (phone: string, browser: Browser) => {
    const { body } = await browser.call(requestPhoneCode, { phoneNumber: phone });
    return { signInId: body.signInId, code: await house.post.nextCode(phone) };
  };
  /** Signs somebody in by their phone, as far as the account. */
  const come = async (phone: string, accountId: string) => {
    const browser = house.visitor();
    await browser.call(checkPhoneCode, await ask(phone, browser));
    return { browser, answer: await browser.call(signInByPhone, { accountId }) };
  };
  return { household, ask, come };
};
