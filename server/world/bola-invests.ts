import { readWallet } from '@shuka/domain/finance';
import { cancelHolding, pledgeMoney, payHolding, readOffer } from '@shuka/domain/investments';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { row, rows, sql } from '#kit/db.ts';
import type { Browser, Input } from './browser.ts';
import { fillWallet } from './fill-wallet.ts';
import { offersIn } from './offer-life.ts';
import { openHouse, type HouseOptions } from './open-house.ts';
import { people } from './people.ts';

/** What Bola pledges unless something else is said: ₦10,000. */
export const amountKobo = 1_000_000;

/** What is in Bola's wallet when a test begins. */
export const walletKobo = 200_000_000;

/** What Bola's yearly income leaves them for twelve months. */
export const limitKobo = 120_000_000;

/** A house in which farms of Amina and Musa seek ₦10,000,000 each and Bola has money of the sandbox, and what they do there. */
export const openBolaInvests = async (options: HouseOptions = {}) => {
  const house = await openHouse(options);
  const { published } = offersIn(house);
  const goal = { goalKobo: 1_000_000_000, leastKobo: 1_000_000 };
  const ofAmina = (await published({ terms: goal })).id;
  const ofMusa = (await published({ farmer: people.musa, terms: goal })).id;
  await fillWallet(house, people.bola, walletKobo);
  let browser = house.as(people.bola);

  const pledge = (change: Input = {}, by: Browser = browser) =>
    by.call(pledgeMoney, { id: newId(), offerId: ofAmina, amountKobo, hasReadTerms: true, ...change });
  const pay = (holdingId: string) => browser.call(payHolding, { holdingId });
  const cancel = (holdingId: string) => browser.call(cancelHolding, { holdingId });

  return {
    house,
    ofAmina,
    ofMusa,
    pledge,
    pay,
    cancel,
    /** Bola, signed in. */
    asBola: () => browser,
    /** Time goes by; the session ends in it, so Bola signs in anew. */
    wait: async (hours: number, seconds = 0): Promise<void> => {
      house.clock.move({ hours, seconds });
      browser = await house.signIn(people.bola);
    },
    inWallet: async () => (await browser.call(readWallet, {})).body.balanceKobo,
    inEscrow: async () =>
      (
        await row<{ kobo: number }>(
          house.pool,
          sql`select balance_kobo as kobo from finance.ledger_account where kind = 'escrow' and key = ${ofAmina}`,
        )
      )?.kobo ?? 0,
    /** What investors see of an offer: Amina's unless another is named. */
    offerNow: async (offerId: string = ofAmina) => (await browser.call(readOffer, { offerId })).body,
    /** Bola takes back all that is under way, so that the limit leaves all again. */
    beginAnew: async (): Promise<void> => {
      const found = await rows<{ id: string }>(
        house.pool,
        sql`select id from investments.holding
            where investor_id = ${people.bola.accountId} and state in ('interest', 'pledged', 'paid')`,
      );
      for (const { id } of found) await cancel(id);
    },
  };
};
