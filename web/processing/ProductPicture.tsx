import { Package } from 'lucide-react';
import type { Product } from '@shuka/domain/processing';

type Props = { readonly companyId: string; readonly product: Pick<Product, 'id' | 'name' | 'photoId'> };

/** The photo of a product; a sign where it has none. */
export const ProductPicture = ({ companyId, product: { id, name, photoId } }: Props) =>
  photoId === null ? (
    <span className="grid aspect-[3/2] w-full place-items-center rounded-xl bg-leaf-soft">
      <Package aria-hidden className="size-12 text-leaf" />
    </span>
  ) : (
    <img
      src={`/api/companies/${companyId}/products/${id}/photo/${photoId}`}
      alt={name}
      className="aspect-[3/2] w-full rounded-xl object-cover"
    />
  );
