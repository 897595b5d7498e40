import type { OfferTerms } from '@shuka/domain/investments';
import type { CaseKey } from './caseload-people.ts';

/** How far an offer of the demo has come. */
export type CaseOffer = {
  readonly who: CaseKey;
  readonly publishedOn: string | null;
  /** The last day for money; null for a month from today. */
  readonly closesOn: string | null;
  readonly reached: 'submitted' | 'checked' | 'published' | 'running' | 'settled';
  readonly says: Pick<
    OfferTerms,
    'title' | 'story' | 'crop' | 'goalKobo' | 'leastKobo' | 'durationMonths' | 'roiBasisPoints' | 'risk' | 'riskWords'
  >;
};

const naira = (amount: number): number => amount * 100;

/** Offers of farmers in Chidi's care: one that was shared out, one that runs, three that take money, two on their way. */
export const caseOffers: readonly CaseOffer[] = [
  {
    who: 'khadija',
    publishedOn: '2026-06-13',
    closesOn: '2026-06-20',
    reached: 'settled',
    says: {
      title: 'Maize on Gonar Khadija',
      story: 'More fertilizer and better seed for the maize that is planted, and sacks that keep weevils out.',
      crop: 'Maize',
      goalKobo: naira(500_000),
      leastKobo: naira(300_000),
      durationMonths: 5,
      roiBasisPoints: 4000,
      risk: 'high',
      riskWords: 'A dry spell in July, or armyworm. The price of maize can fall when all sell at once.',
    },
  },
  {
    who: 'abiodun',
    publishedOn: '2026-08-20',
    closesOn: '2026-09-10',
    reached: 'running',
    says: {
      title: 'Cassava on Oke Ado farm',
      story: 'Weeding and fertilizer for two hectares of cassava for a gari mill in Saki.',
      crop: 'Cassava',
      goalKobo: naira(800_000),
      leastKobo: naira(500_000),
      durationMonths: 6,
      roiBasisPoints: 3000,
      risk: 'medium',
      riskWords: 'Mealybug, and cattle that come through in the dry season. The mill may pay late.',
    },
  },
  {
    who: 'terkimbi',
    publishedOn: '2026-11-15',
    closesOn: null,
    reached: 'published',
    says: {
      title: 'Yam on Yandev hill',
      story: 'Setts, stakes and labour for the next yam: 4,000 heaps on the hill, sold in Gboko and Makurdi.',
      crop: 'Yam',
      goalKobo: naira(1_200_000),
      leastKobo: naira(700_000),
      durationMonths: 9,
      roiBasisPoints: 2000,
      risk: 'medium',
      riskWords: 'Rain that comes late, rot in the barn, and bad roads when the yam is sold.',
    },
  },
  {
    who: 'yusuf',
    publishedOn: '2026-11-18',
    closesOn: null,
    reached: 'published',
    says: {
      title: 'Dry-season onion at Getso',
      story: 'Pump, fuel and seedlings for onion by the stream after the sorghum is in.',
      crop: 'Onion',
      goalKobo: naira(750_000),
      leastKobo: naira(500_000),
      durationMonths: 6,
      roiBasisPoints: 1800,
      risk: 'high',
      riskWords: 'The stream can run dry in March. Onion that is not dried well rots in a week.',
    },
  },
  {
    who: 'fatima',
    publishedOn: '2026-11-20',
    closesOn: null,
    reached: 'published',
    says: {
      title: 'Tomato at Kumurya',
      story: 'Nets, crates and manure for the tomato in the garden. A buyer from Kano comes each week.',
      crop: 'Tomato',
      goalKobo: naira(500_000),
      leastKobo: naira(300_000),
      durationMonths: 4,
      roiBasisPoints: 1500,
      risk: 'high',
      riskWords: 'Leaf miner can take all of it in two weeks. Prices halve when all tomato is ripe.',
    },
  },
  {
    who: 'ene',
    publishedOn: null,
    closesOn: null,
    reached: 'submitted',
    says: {
      title: 'Rice at Otobi swamp',
      story: 'A thresher for hire and seed for the next season on the swamp.',
      crop: 'Rice',
      goalKobo: naira(900_000),
      leastKobo: naira(600_000),
      durationMonths: 8,
      roiBasisPoints: 1800,
      risk: 'medium',
      riskWords: 'Floods in September, birds in October.',
    },
  },
  {
    who: 'muhammad',
    publishedOn: null,
    closesOn: null,
    reached: 'checked',
    says: {
      title: 'Irrigated rice at Danhassan',
      story: 'Seed, urea and water fees for a dry-season crop of rice on the canal.',
      crop: 'Rice',
      goalKobo: naira(600_000),
      leastKobo: naira(400_000),
      durationMonths: 5,
      roiBasisPoints: 1600,
      risk: 'low',
      riskWords: 'The canal is closed for repair in some years. Quelea birds.',
    },
  },
];

/** What is put into them: by Bola, and by Emeka, whose money is most of one. */
export const caseHoldings: readonly {
  readonly investor: 'bola' | 'emeka';
  readonly who: CaseKey;
  readonly amountKobo: number;
  /** Null for yesterday. */
  readonly on: string | null;
}[] = [
  { investor: 'bola', who: 'khadija', amountKobo: naira(300_000), on: '2026-06-15' },
  { investor: 'bola', who: 'abiodun', amountKobo: naira(500_000), on: '2026-08-24' },
  { investor: 'emeka', who: 'yusuf', amountKobo: naira(600_000), on: '2026-11-19' },
  { investor: 'bola', who: 'terkimbi', amountKobo: naira(100_000), on: null },
];
