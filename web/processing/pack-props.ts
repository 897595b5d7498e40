import type { ProductWithStock } from '@shuka/domain/processing';

/** What a form about the packs of a product works on. */
export type PackProps = {
  readonly companyId: string;
  readonly product: ProductWithStock;
  readonly onDone: () => void;
};
