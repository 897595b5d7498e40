import { ShoppingBasket } from 'lucide-react';
import { Link } from 'wouter';

/** A way into the market. */
export const MarketLink = ({ to, says }: { readonly to: string; readonly says: string }) => (
  <Link
    to={to}
    className="inline-flex min-h-12 items-center gap-2 justify-self-start rounded-xl border-2 border-leaf px-4 font-semibold text-leaf hover:bg-leaf-soft"
  >
    <ShoppingBasket aria-hidden className="size-5 shrink-0" />
    {says}
  </Link>
);
