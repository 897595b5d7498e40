import { checkAsked, groupLimits, limitsOfLoans, type Product } from '@shuka/domain/loans';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { Problem, refusedField } from '@shuka/domain/kit/problem.ts';
import { holdAccount } from '#accounts';
import { inForce } from '#settings';
import { viewerOf, type Context } from '#kit/context.ts';
import { demandEligible } from './demand-eligible.ts';
import { insertMember, isForming } from './group-store.ts';
import { demandMayLend } from './may-lend.ts';
import { findProduct } from './product-store.ts';

/** A product that is open in this very version. @throws Problem `not-found`, `product-changed`. */
export const demandProduct = async ({ db }: Context, productId: string, version: number): Promise<Product> => {
  const product = await findProduct(db, productId);
  if (product === null) throw new Problem('not-found');
  if (!product.isOpen || product.version !== version) throw new Problem('product-changed');
  return product;
};

type Joining = {
  readonly id: string;
  readonly groupId: string;
  readonly keeperId: string;
  readonly principalKobo: number;
  readonly purpose: string;
  readonly instalments: number;
};

/**
 * Writes down a farmer's yes to stand for the others of a group.
 * @throws Problem `lending-closed`, `not-eligible`, `in-group-already`, or beside the share what the product does not lend.
 */
export const addMember = async (context: Context, product: Product, one: Joining): Promise<void> => {
  const { db, clock } = context;
  const refused = checkAsked(product, one, (await inForce(db, limitsOfLoans, clock.now())).values);
  if (refused !== null) throw refusedField(refused.field, refused.says);
  await demandMayLend(context, db);
  await demandEligible(db, product, one.keeperId, dayOf(clock.now()));
  await holdAccount(db, one.keeperId); // who joins two at once stands in one
  if (await isForming(db, one.keeperId)) throw new Problem('in-group-already');
  const { textVersion } = groupLimits;
  const agreedBy = viewerOf(context).accountId;
  await insertMember(db, { ...one, textVersion, agreedBy }, clock.now());
};
