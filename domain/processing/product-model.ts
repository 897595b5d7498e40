import * as z from 'zod/mini';
import { mostKobo } from '#finance';
import { id } from '#kit/id.ts';
import { optionalText, requiredText } from '#kit/text.ts';
import { testKinds } from './quality-model.ts';
import { isGtin13 } from './gtin.ts';

export const kobo = (says: string) => z.int(says).check(z.gte(1, says), z.lte(mostKobo, says));

/** A pack holds from a gram to a tonne. */
const packGrams = z
  .int('processing.packRequired')
  .check(z.gte(1, 'processing.packRequired'), z.lte(1e6, 'processing.packTooLarge'));

/** The company's own word for a pack: letters, digits, hyphens. */
const code = z
  .string('processing.codeRequired')
  .check(z.trim(), z.regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,29}$/, 'processing.codeRequired'));

/** The number that GS1 gave the company for this pack, which nobody can make up here; empty where it has none. */
const gtin = optionalText(20).check(z.refine<string>((text) => text === '' || isGtin13(text), 'processing.gtinWrong'));

export const packDetails = z.strictObject({
  id,
  grams: packGrams,
  code,
  gtin,
  priceKobo: kobo('processing.priceRequired'),
});

export type PackDetails = z.output<typeof packDetails>;

export const productDetails = z.strictObject({
  id,
  name: requiredText('processing.productRequired', 80),
  crop: requiredText('processing.cropRequired', 60),
});

/** One size a product is sold in. `version` counts its prices from 1. */
export const pack = z.strictObject({ ...packDetails.shape, version: z.int(), inStock: z.int() });

export type Pack = z.output<typeof pack>;

export const product = z.strictObject({
  ...productDetails.shape,
  /** The key of its photo; null where it has none. */
  photoId: z.nullable(z.string()),
  packs: z.array(pack),
});

export type Product = z.output<typeof product>;

/** Packs that came out of one job and are not sold. */
export const stockLine = z.strictObject({
  packId: id,
  jobId: id,
  jobNumber: z.int(),
  packs: z.int(),
  /** The measures whose latest test forbids selling them. */
  blockedBy: z.array(z.enum(testKinds)),
});

export type StockLine = z.output<typeof stockLine>;

const priceWord = z.strictObject({ packId: id, version: z.int(), priceKobo: z.int(), at: z.string() });

export const productWithStock = z.strictObject({
  ...product.shape,
  stock: z.array(stockLine),
  /** What the packs cost before and now, the newest first. */
  prices: z.array(priceWord),
});

export type ProductWithStock = z.output<typeof productWithStock>;
