import { CalendarPlus, ClipboardPen, MapPin, MessageCircle, Phone, Tractor, type LucideProps } from 'lucide-react';
import type { ComponentType } from 'react';
import { Link } from 'wouter';
import { loadFarmerFace } from '#accounts';
import { lazy, Suspense } from '#kit/lazy.ts';
import { useWords, type WordId } from '#kit/words.tsx';
import type { FarmerInCare } from './caseload.ts';
import { LastVisit, RiskLine } from './FarmerCaseCard.tsx';
import { RiskReasons } from './RiskReasons.tsx';
import { useCareStates } from './use-caseload.ts';

const FarmerFace = lazy(loadFarmerFace);

type FarmerAct = { readonly to: string; readonly says: WordId; readonly Icon: ComponentType<LucideProps> };

/** What a manager can begin with a farmer in care, most wanted first. Each is a screen of its own. */
const actsOf = ({ id }: FarmerInCare): readonly FarmerAct[] => [
  { to: `/extension-farmers/${id}/visit`, says: 'extension.recordVisit', Icon: ClipboardPen },
  { to: `/extension-farmers/${id}/plan`, says: 'caseload.planVisit', Icon: CalendarPlus },
  { to: `/messages/${id}`, says: 'caseload.message', Icon: MessageCircle },
  { to: `/extension-farmers/${id}/farms/new`, says: 'caseload.addFarm', Icon: Tractor },
];

const button =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-xl border-2 border-leaf px-3 py-2 text-center font-semibold text-leaf hover:bg-leaf-soft';

/** Who a farmer in care is, how they fare, and what can be done. */
export const FarmerHead = ({ one }: { readonly one: FarmerInCare }) => {
  const { t } = useWords();
  const state = useCareStates()(one.id);
  const where = [one.village, one.place].filter((part, place, all) => part !== '' && all.indexOf(part) === place);
  return (
    <header className="grid gap-3">
      <div className="flex items-center gap-3">
        <Suspense fallback={<span className="size-12 shrink-0" />}>
          <FarmerFace farmerId={one.id} />
        </Suspense>
        <h1 className="min-w-0 break-words text-2xl font-bold">{one.name}</h1>
      </div>
      <div className="grid gap-1">
        {where.length > 0 && (
          <p className="flex gap-2">
            <MapPin aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf" />
            {where.join(' · ')}
          </p>
        )}
        <p className="text-ink-soft">
          <LastVisit state={state} />
        </p>
        <RiskLine state={state} />
        <RiskReasons reasons={state.reasons} />
      </div>
      <div className="grid grid-cols-2 gap-3 sm:flex sm:flex-wrap">
        {one.farmer.phone !== '' && (
          <a
            href={`tel:${one.farmer.phone}`}
            aria-label={t('caseload.callNumber', { phone: one.farmer.phone })}
            className="col-span-2 inline-flex min-h-12 items-center justify-center gap-2 rounded-xl bg-leaf px-5 py-2 font-semibold text-on-leaf hover:bg-leaf-strong"
          >
            <Phone aria-hidden className="size-5 shrink-0" />
            {t('caseload.call')}
          </a>
        )}
        {actsOf(one).map(({ to, says, Icon }) => (
          <Link key={to} to={to} className={button}>
            <Icon aria-hidden className="size-5 shrink-0" />
            {t(says)}
          </Link>
        ))}
      </div>
    </header>
  );
};
