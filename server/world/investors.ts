import { riskOf, riskTest, shownTextVersion, consentVersions, type InvestorFile } from '@shuka/domain/accounts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { insertConsent, insertInvestorFile, insertShownWord } from '#accounts';
import { setOpening } from '#marketplace';
import { run, sql, type Db } from '#kit/db.ts';
import { accountIdOf } from './caseload-ids.ts';
import type { CaseKey } from './caseload-people.ts';
import { people } from './people.ts';

const answers = { loseAll: 'high', late: 'middle', share: 'high', badYear: 'middle', before: 'middle' } as const;

/** What an investor of the demo world says of themselves: all that a file wants. */
export const someFile = {
  type: 'retail',
  yearlyIncomeKobo: 1_200_000_000,
  riskAnswers: answers,
  isLossUnderstood: false,
  consents: { risk: 1, data: 1, noPromise: 1 },
} as const;

/** What somebody of the demo world said of themselves, with how the risk test came out. */
export const fileOf = (now: Date): InvestorFile => {
  const { score, band } = riskOf(answers);
  const test = { riskVersion: riskTest.version, riskScore: score, riskBand: band };
  return { ...someFile, ...test, version: 1, saidAt: now.toISOString() };
};

/** Bola and Tunde said what investors are asked; Amina agreed to be shown to them, and opened her business. */
export const loadInvestors = async (db: Db, now: Date): Promise<void> => {
  const { bola, tunde, amina } = people;
  for (const { accountId } of [bola, tunde]) await insertInvestorFile(db, newId(), accountId, fileOf(now));
  await run(
    db,
    sql`update accounts.account set location = 'Ibadan', about = 'I put money into maize and cassava in the savannah.'
        where id = ${bola.accountId}`,
  );
  const word = { textVersion: shownTextVersion, isGiven: true, now };
  await insertShownWord(db, { ...word, id: newId(), farmerId: amina.accountId });
  await setOpening(db, amina.accountId, amina.accountId, now);
};

/** Who of the caseload is shown to investors, and whether they share their contact with all of them. */
const shown: readonly (readonly [who: CaseKey, isShared: boolean])[] = [
  ['khadija', true],
  ['ibrahim', false],
  ['abiodun', true],
  ['folasade', false],
  ['terkimbi', true],
  ['muhammad', false],
];

/** In the demo alone: more farmers to see, and two more businesses that are open. */
export const loadSeenByInvestors = async (db: Db, now: Date): Promise<void> => {
  for (const [who, isShared] of shown) {
    const keeperId = accountIdOf(who);
    await insertShownWord(db, { id: newId(), farmerId: keeperId, textVersion: shownTextVersion, isGiven: true, now });
    if (!isShared) continue;
    const word = { id: newId(), keeperId, purpose: 'investorContact', isGiven: true } as const;
    const said = { textVersion: consentVersions.investorContact, saidAt: now.toISOString() };
    await insertConsent(db, { ...word, ...said }, null);
  }
  for (const ownerId of [accountIdOf('khadija'), accountIdOf('ibrahim')]) await setOpening(db, ownerId, ownerId, now);
};
