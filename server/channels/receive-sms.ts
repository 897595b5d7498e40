import { readSms, receiveSms as contract, triesLeft, type SmsCommand } from '@shuka/domain/channels';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { mayAnswerBySms, smsCaps, type SmsCaps } from '@shuka/domain/settings';
import { inForce } from '#settings';
import { findFarmersOfPhone, type FarmerOfPhone } from '#accounts';
import type { Context } from '#kit/context.ts';
import { gsmText } from '#kit/gsm-text.ts';
import { handle, type Route } from '#kit/route.ts';
import { countSmsParts } from '#kit/sms.ts';
import { say } from '#kit/words.ts';
import type { Above } from './above.ts';
import { findCallerLanguage } from './caller-store.ts';
import { demandGateway, isPhone, phoneOf } from './demand-gateway.ts';
import { actsOver } from './do-act.ts';
import { doSms } from './do-sms.ts';
import { judgeSecret } from './judge-secret.ts';
import { findPin, forgetPinTries } from './pin-store.ts';
import { go, type Data } from './screen.ts';
import { smsAnswer } from './sms-jobs.ts';
import { hasSms, insertSms, keepParts, sumSpent } from './sms-store.ts';
import type { Known } from './talk.ts';

type Prepared = { readonly command: SmsCommand | null; readonly judged: Data };

const asks = { go: go('pin-heard'), field: 'pin', secret: 'check' } as const;

/** Judges the PIN of a message that has one, once. */
const judge = async (context: Context, id: string, phone: string, command: SmsCommand | null): Promise<Data> => {
  if (command === null || !('pin' in command) || (await hasSms(context.pool, id))) return {};
  const [farmer, another] = await findFarmersOfPhone(context.pool, phone);
  if (farmer === undefined || another !== undefined) return {};
  return judgeSecret(context, { accountId: farmer.accountId, asks, typed: command.pin });
};

const refused = async ({ db }: Context, { accountId, language }: FarmerOfPhone, judged: Data): Promise<string> => {
  const pin = await findPin(db, accountId);
  if (pin === null) return say(language, 'ussd.pinNone');
  if (judged['verdict'] === 'locked') return say(language, 'ussd.pinLocked');
  return say(language, 'ussd.pinWrong', { left: triesLeft(Number(judged['tries'])) });
};

const answerOf = async (
  context: Context,
  above: Above,
  phone: string,
  people: readonly FarmerOfPhone[],
  { command, judged }: Prepared,
): Promise<string> => {
  const [farmer, another] = people;
  const language = (await findCallerLanguage(context.db, phone)) ?? farmer?.language ?? 'en';
  if (farmer === undefined) return say(language, 'sms.channelStranger', { product: context.productName });
  if (another !== undefined) return say(language, 'sms.channelDial');
  if (command === null || command.kind === 'help') return say(language, 'sms.channelHelp');
  const isOpen = command.kind === 'price';
  if (!isOpen && judged['verdict'] !== 'right') return refused(context, { ...farmer, language }, judged);
  if (!isOpen) await forgetPinTries(context.db, farmer.accountId);
  const known: Known = { language, accountId: farmer.accountId, isProved: !isOpen, awaits: null };
  const act = actsOver(above, { ...context, language }, farmer.accountId, phone);
  return (await doSms({ context, phone, known, people, act, mayWrite: true }, command)).join('\n');
};

const letters = { whole: 160, part: 153 } as const;

/** As much of a text as an answer may be, in letters that cost least. */
const cutToParts = (text: string, { partsAnAnswer }: SmsCaps): string => {
  const plain = gsmText(text);
  return countSmsParts(plain) <= partsAnAnswer
    ? plain
    : plain.slice(0, partsAnAnswer > 1 ? partsAnAnswer * letters.part : letters.whole);
};

/** Sends an answer once the message is done, unless the number was answered as often as may be. */
const send = async (context: Context, id: string, phone: string, accountId: string | null, answer: string) => {
  const { db, clock, jobs, log, requestId } = context;
  const { values: caps } = await inForce(db, smsCaps, clock.now());
  const text = cutToParts(answer, caps);
  const parts = countSmsParts(text);
  const isPaid = mayAnswerBySms(await sumSpent(db, phone, dayOf(clock.now())), parts, caps);
  await keepParts(db, id, accountId, isPaid ? parts : 0);
  if (isPaid) await jobs.send(smsAnswer, { to: phone, text }, db);
  else log.info({ requestId }, 'an SMS was not answered: its number had as many answers as it may');
};

/** A message that came again is not done again. */
export const receiveSms = (above: Above): Route =>
  handle(
    contract,
    async ({ id, from }, context, prepared: Prepared) => {
      if (!isPhone(from)) return '';
      const phone = phoneOf(from);
      const now = context.clock.now();
      if (!(await insertSms(context.db, { id, phone, now, today: dayOf(now) }))) return '';
      const people = await findFarmersOfPhone(context.db, phone);
      const answer = await answerOf(context, above, phone, people, prepared);
      const accountId = people.length === 1 ? (people[0]?.accountId ?? null) : null;
      await send(context, id, phone, accountId, answer);
      return '';
    },
    {
      prepare: async ({ secret, id, from, text }, context) => {
        demandGateway(context, secret);
        const command = readSms(text);
        // Names of companies stand where a number does: nobody answers them.
        return { command, judged: isPhone(from) ? await judge(context, id, phoneOf(from), command) : {} };
      },
    },
  );
