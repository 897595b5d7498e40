import { ClipboardList, ShoppingBag, Ticket } from 'lucide-react';
import { NavLink } from '#kit/nav-link.tsx';
import { useWords } from '#kit/words.tsx';
import type { InputPaths } from './input-paths.ts';

type Props = { readonly paths: InputPaths; readonly isDealer?: boolean };

const tab =
  'inline-flex min-h-12 items-center gap-2 rounded-xl border border-line bg-paper px-4 font-semibold ' +
  'aria-[current=page]:border-leaf aria-[current=page]:bg-leaf-soft';

/** A tab closes nothing behind it. */
const stay = (): void => undefined;

/** The three sides of inputs: what is sold, what was ordered, vouchers. */
export const InputTabs = ({ paths, isDealer = false }: Props) => {
  const { t } = useWords();
  return (
    <nav aria-label={t('inputs.title')} className="no-print flex flex-wrap gap-2">
      <NavLink to={paths.shop} isExact onClick={stay} className={tab}>
        <ShoppingBag aria-hidden className="size-5 shrink-0 text-leaf" />
        {isDealer ? t('inputs.shelf') : t('inputs.shop')}
      </NavLink>
      <NavLink to={paths.orders} onClick={stay} className={tab}>
        <ClipboardList aria-hidden className="size-5 shrink-0 text-leaf" />
        {t('inputs.orders')}
      </NavLink>
      <NavLink to={paths.vouchers} onClick={stay} className={tab}>
        <Ticket aria-hidden className="size-5 shrink-0 text-leaf" />
        {t('voucher.title')}
      </NavLink>
    </nav>
  );
};
