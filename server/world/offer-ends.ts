import { readWallet } from '@shuka/domain/finance';
import type { Offer, OfferTerms } from '@shuka/domain/investments';
import { balanceOf, openEscrow } from '#finance';
import { jobHandlers } from '#app/slices.ts';
import { run, sql } from '#kit/db.ts';
import type { Browser } from './browser.ts';
import { settleInvestor, type Investor } from './many-investors.ts';
import { runsIn } from './offer-runs.ts';
import type { OpenHouse } from './open-house.ts';
import { people } from './people.ts';

/* What tests ask of offers that end: who had what before, and who has what after. */

export const endsIn = (house: OpenHouse) => {
  const { running } = runsIn(house);

  const inWallet = async (browser: Browser): Promise<number> => (await browser.call(readWallet, {})).body.balanceKobo;

  return {
    inWallet,
    ofFarmer: (): Promise<number> => inWallet(house.as(people.amina)),
    inEscrow: async (offerId: string): Promise<number> =>
      balanceOf(house.pool, await openEscrow(house.pool, offerId, 'sandbox', house.clock.now())),

    /** Letters to investors go out from now on; nothing else is done by itself. */
    startLetters: (): Promise<void> =>
      house.services.jobs.start(
        jobHandlers(house.services).filter(({ name }) => name.startsWith('investments.letter')),
      ),

    /** Whether an investor got a letter with these words. */
    hasLetter: ({ email }: Investor, words: RegExp): boolean =>
      house.post.all(email).some(({ subject, text }) => words.test(`${subject} ${text}`)),

    /** Two investors with ₦400,000 each, on a farm that no other offer is open for. */
    twoInvestors: async (): Promise<[Investor, Investor]> => {
      await run(house.pool, sql`delete from kit.throttle`); // limits have tests of their own
      await run(
        house.pool,
        sql`update investments.offer set state = 'unfunded' where state in ('running', 'harvested')`,
      );
      return [await settleInvestor(house, 40_000_000), await settleInvestor(house, 40_000_000)];
    },

    /** An offer that runs with ₦300,000 of one and ₦200,000 of the other. */
    funded: ([one, other]: readonly [Investor, Investor], terms: Partial<OfferTerms> = {}): Promise<Offer> =>
      running({ terms }, [
        [one.browser, 30_000_000],
        [other.browser, 20_000_000],
      ]),
  };
};
