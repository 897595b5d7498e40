import { sumOfLines } from '@shuka/domain/marketplace';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { insertArticle, insertText, keepAdvice, keepReview } from '#library';
import { insertGood, insertStockLine, insertVoucher, newVoucherCode, signVoucher } from '#marketplace';
import { insertStaff } from '#relations';
import type { Pool } from '#kit/db.ts';
import { hashPassword } from '#kit/passwords.ts';
import type { Secrets } from '#kit/secrets.ts';
import { mill, staffers } from './companies.ts';
import { openGateIn } from './gate-drafts.ts';
import { urea } from './input-hands.ts';
import { idOf, people } from './people.ts';
import { loadRecordedGoods } from './recorded-goods.ts';
import { loadRecordedLoan } from './recorded-loan.ts';
import { settlePerson } from './settle-person.ts';

/*
 * The company at which outboxes are recorded, as it must stand again wherever one is replayed: so none of this is ever
 * changed. The days are those of the world.
 */

const { companyId } = mill;
const began = new Date('2026-05-05T07:00:00Z');

export const recordedGate = { scaleId: idOf(90), formulaId: idOf(91) } as const;

const goodId = idOf(92);

/** An article that Amina opened on the farm of the day. */
export const recordedAdvice = { adviceId: idOf(93), textId: idOf(95) } as const;

const loadColleague = async (pool: Pool): Promise<void> => {
  const { password, ...zainab } = staffers.zainab;
  const { accountId: id, ...rest } = zainab;
  const passwordHash = await hashPassword(password);
  await settlePerson(pool, began, { ...rest, id, passwordHash });
  const decidedBy = people.danjuma.accountId;
  await insertStaff(pool, { companyId, accountId: id, duty: 'clerk', decidedBy, now: began });
};

/** A bag of fertiliser for Amina. @returns what its square code says, which only this house's key can sign. */
const loadVoucher = async (pool: Pool, secrets: Secrets): Promise<string> => {
  const byId = people.ngozi.accountId;
  await insertGood(pool, { ...urea, id: goodId, companyId, now: began });
  const came = { id: newId(), goodId, packs: 10, reason: 'received', ofId: null } as const;
  await insertStockLine(pool, { ...came, byId, at: began });
  const { name, packSize, packUnit, priceKobo } = urea;
  const lines = [{ goodId, name, packSize, packUnit, priceKobo, packs: 1 }];
  const of = { keeperId: people.amina.accountId, companyId, expiresOn: '2036-12-31' };
  const id = newId();
  const token = signVoucher(secrets, { ...of, voucherId: id, issuedAt: began.getTime() / 1000, lines });
  const said = { programme: 'Kano State seed support', valueKobo: sumOfLines(lines), code: newVoucherCode() };
  await insertVoucher(pool, { ...of, ...said, id, lines, token, by: byId, now: began });
  return token;
};

const loadAdvice = async (db: Pool): Promise<void> => {
  const { adviceId: id, textId } = recordedAdvice;
  const articleId = idOf(94);
  const writer = { agronomistId: people.chidi.accountId };
  await insertArticle(db, { id: articleId, ...writer, crop: null, stage: null, zones: [] }, began);
  const said = {
    title: 'Weed early',
    body: 'Weed before the third week.',
    sources: [{ title: 'A leaflet', where: '' }],
  };
  const by = { writtenBy: people.chidi.accountId, writtenByName: 'Chidi Okafor' };
  await insertText(db, { id: textId, articleId, language: 'en', ...said }, by, began);
  const review = { id: idOf(96), textId, isGood: true, note: '', expiresOn: '2036-12-31' };
  await keepReview(db, review, 'reviewed', { id: people.ngozi.accountId, name: 'Ngozi Eze' }, began);
  const kept = [{ id, keeperId: people.amina.accountId }];
  await keepAdvice(db, kept, { articleId, textIds: [textId], sentBy: null }, began);
};

/** Danjuma on shift with Zainab beside him, a scale, prices, an article, a loan, goods on their way, and a voucher, whose square code is returned. */
export const openRecordedCompany = async (pool: Pool, secrets: Secrets): Promise<string> => {
  await loadColleague(pool);
  await openGateIn(pool, { scaleId: recordedGate.scaleId }, began, recordedGate.formulaId);
  await loadAdvice(pool);
  await loadRecordedLoan(pool);
  await loadRecordedGoods(pool);
  return loadVoucher(pool, secrets);
};
