import * as z from 'zod/mini';
import { day } from '#kit/day.ts';
import { id } from '#kit/id.ts';
import { optionalText, requiredText } from '#kit/text.ts';

/** What an agro-dealer sells to farmers. */
export const inputKinds = ['seed', 'fertiliser', 'pesticide', 'tool', 'other'] as const;

export type InputKind = (typeof inputKinds)[number];

/** What the size of a pack is counted in. */
export const packUnits = ['gram', 'millilitre', 'piece'] as const;

/** How hazardous a pesticide is, by the WHO's classification: Ia the worst, U unlikely to be. */
export const whoClasses = ['Ia', 'Ib', 'II', 'III', 'U'] as const;

/** Whether somebody looked a number up on the agency's list. */
export const goodStates = ['waiting', 'verified', 'refused'] as const;

export type GoodState = (typeof goodStates)[number];

/** A tonne in one pack, and a million packs: more is a slip of the finger. */
const mostPackSize = 1_000_000;
export const mostPacks = 1_000_000;

/** On one shelf, however often something came. */
export const mostStock = 100_000_000;

/** Of one line of an order or a voucher: with the dearest price and the most lines, sums stay exact. */
export const mostLinePacks = 10_000;

/** A number of packs that somebody asks for. */
export const packs = z
  .int('inputs.packsRequired')
  .check(z.gte(1, 'inputs.packsRequired'), z.lte(mostLinePacks, 'inputs.packsTooMany'));

/** Ninety million naira: dearer than any tractor's implement. */
const mostPriceKobo = 9_000_000_000;

export const priceKobo = z
  .int('inputs.priceRequired')
  .check(z.gte(1, 'inputs.priceRequired'), z.lte(mostPriceKobo, 'inputs.priceTooMuch'));

/** What the label of a pesticide must say. */
export const safety = z.strictObject({
  activeIngredient: requiredText('inputs.ingredientRequired', 120),
  whoClass: z.enum(whoClasses, 'inputs.whoClassRequired'),
  protectiveGear: requiredText('inputs.gearRequired', 300),
  /** Days from the last spraying to the harvest. */
  preHarvestDays: z
    .int('inputs.daysRequired')
    .check(z.gte(0, 'inputs.daysRequired'), z.lte(365, 'inputs.daysRequired')),
  /** The last day its registration counts. */
  registeredUntil: day('inputs.untilRequired'),
});

export type Safety = z.output<typeof safety>;

/** What a dealer says of a good. */
export const goodDetails = z.strictObject({
  kind: z.enum(inputKinds, 'inputs.kindRequired'),
  name: requiredText('inputs.nameRequired', 80),
  maker: requiredText('inputs.makerRequired', 80),
  /** The number of NAFDAC, of NASC or of the fertiliser register; empty where none is asked for. */
  registration: optionalText(30),
  packSize: z
    .int('inputs.packSizeRequired')
    .check(z.gte(1, 'inputs.packSizeRequired'), z.lte(mostPackSize, 'inputs.packSizeRequired')),
  packUnit: z.enum(packUnits, 'inputs.packUnitRequired'),
  priceKobo,
  /** Of a pesticide, and of nothing else. */
  safety: z.nullable(safety),
});

export type GoodDetails = z.output<typeof goodDetails>;

/** A good on a dealer's shelf, as the dealer sees it. */
export const shelfGood = z.strictObject({
  id,
  companyId: id,
  ...goodDetails.shape,
  /** Below nothing where more was handed out on vouchers than was counted: the shelf wants counting. */
  stockPacks: z.int(),
  /** Of them, what open vouchers promise. */
  promisedPacks: z.int(),
  state: z.enum(goodStates),
  /** The day somebody looked; null while nobody did. */
  checkedOn: z.nullable(z.string()),
  /** Why it was refused; empty else. */
  reason: z.string(),
});

export type ShelfGood = z.output<typeof shelfGood>;

/** A good as farmers see it, with whoever sells it. */
export const shopGood = z.strictObject({
  id,
  companyId: id,
  companyName: z.string(),
  stateCode: z.string(),
  lga: z.string(),
  ...goodDetails.shape,
  /** What may still be ordered. */
  freePacks: z.int(),
  checkedOn: z.nullable(z.string()),
});

export type ShopGood = z.output<typeof shopGood>;

/** Why the count of a shelf changed. */
const stockReasons = ['received', 'counted', 'damaged', 'order', 'voucher'] as const;

export type StockReason = (typeof stockReasons)[number];
