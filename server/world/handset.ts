import { answerUssd } from '@shuka/domain/channels';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { run, sql } from '#kit/db.ts';
import { gatewaySecret, type OpenHouse } from './open-house.ts';
import type { WorldPerson } from './people.ts';

/** A phone without internet, as its network's gateway tells of it. */
type Handset = {
  /** Dials, perhaps with choices behind the number already; answers the page that comes. */
  dial(ahead?: string): Promise<string>;
  /** Types an answer to the page that stands. */
  type(typed: string): Promise<string>;
  /** Sends the last step once more, as a network does that heard no answer. */
  repeat(): Promise<string>;
};

export const openHandset = (house: OpenHouse, phone: string): Handset => {
  let sessionId = '';
  let text = '';
  const repeat = async (): Promise<string> => {
    const call = { secret: gatewaySecret, sessionId, phoneNumber: phone, serviceCode: '*384*1234#', text };
    const answer = await house.anyone.call(answerUssd, { ...call, networkCode: '62120' });
    if (answer.status !== 200) throw new Error(`the gateway was answered ${answer.status}: ${answer.text}`);
    return answer.text;
  };
  return {
    repeat,
    dial: (ahead = '') => {
      sessionId = `ATUid_${newId()}`;
      text = ahead;
      return repeat();
    },
    type: (typed) => {
      text = text === '' ? typed : `${text}*${typed}`;
      return repeat();
    },
  };
};

/** The number of a person of the world as one they proved; without that a number is nobody's. */
export const proveNumber = (house: OpenHouse, { accountId }: WorldPerson) =>
  run(house.pool, sql`update accounts.account set phone_proved_at = now() where id = ${accountId}`);

/** Sets a PIN from the handset by a code. */
export const setPin = async (house: OpenHouse, handset: Handset, phone: string, pin: string): Promise<void> => {
  await handset.dial();
  for (const typed of ['11', '2', '1']) await handset.type(typed);
  const code = await house.post.nextCode(phone);
  for (const typed of [code, pin]) await handset.type(typed);
  const done = await handset.type(pin);
  if (!done.includes('PIN is set')) throw new Error(`no PIN was set: ${done}`);
};
