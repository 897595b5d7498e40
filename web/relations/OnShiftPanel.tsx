import { Link } from 'wouter';
import { listShifts } from '@shuka/domain/relations';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { millPaths } from './mill-paths.ts';
import { NowOnShift } from './NowOnShift.tsx';
import type { Work } from './OfCompany.tsx';

/** Who is on shift now, and the way to the book. */
export const OnShiftPanel = ({ work: { companyId } }: { readonly work: Work }) => {
  const { t } = useWords();
  const loaded = useLoad(listShifts, { companyId, limit: '1' });
  return (
    <section className="grid gap-3 rounded-2xl border border-line bg-paper p-4">
      <h2 className="text-lg font-bold">{t('shift.now')}</h2>
      <LoadedPart loaded={loaded}>{({ now }) => <NowOnShift now={now} />}</LoadedPart>
      <Link
        to={millPaths.shifts}
        className="inline-flex min-h-11 items-center justify-self-start font-semibold text-leaf underline underline-offset-4"
      >
        {t('shift.openBook')}
      </Link>
    </section>
  );
};
