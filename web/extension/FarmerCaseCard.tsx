import { CalendarCheck, MapPin, Phone, Sprout, TriangleAlert, type LucideProps } from 'lucide-react';
import { memo, type ComponentType, type ReactNode } from 'react';
import { Link } from 'wouter';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { cropNames } from '#kit/crop-name.ts';
import { useWords } from '#kit/words.tsx';
import type { CareState, FarmerInCare } from './caseload.ts';

type Props = { readonly one: FarmerInCare; readonly state: CareState };

/** One farmer at a glance: where, what grows, when the last visit was, and what is wrong. The card leads to their page. */
export const FarmerCaseCard = memo(({ one, state }: Props) => {
  const words = useWords();
  const { t } = words;
  const where = [one.village, one.place].filter((part, place, all) => part !== '' && all.indexOf(part) === place);
  return (
    <li className="relative grid content-start gap-1 rounded-2xl border border-line bg-paper p-4 shadow-sm hover:shadow-md">
      <h3 className="min-w-0 break-words text-lg font-bold">
        <Link to={`/extension-farmers/${one.id}`} className="after:absolute after:inset-0 after:rounded-2xl">
          {one.name}
        </Link>
      </h3>
      <Line Icon={MapPin}>{where.length === 0 ? t('caseload.noPlace') : where.join(' · ')}</Line>
      {one.crops.length > 0 && <Line Icon={Sprout}>{cropNames(one.crops, words)}</Line>}
      <Line Icon={CalendarCheck}>
        <LastVisit state={state} />
      </Line>
      <RiskLine state={state} />
      {one.farmer.phone !== '' && (
        <a
          href={`tel:${one.farmer.phone}`}
          className="relative z-10 inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold text-leaf"
        >
          <Phone aria-hidden className="size-5 shrink-0" />
          {one.farmer.phone}
        </a>
      )}
    </li>
  );
});

const Line = ({ Icon, children }: { Icon: ComponentType<LucideProps>; children: ReactNode }) => (
  <p className="flex gap-2">
    <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf" />
    <span className="min-w-0 break-words">{children}</span>
  </p>
);

/** The day of the last visit, and how long that is ago. */
export const LastVisit = ({ state: { lastVisitOn, days } }: { state: CareState }) => {
  const { t, language } = useWords();
  if (lastVisitOn === null) return t('caseload.neverVisited');
  return t('caseload.lastVisit', { date: formatDate(lastVisitOn, language), days: days ?? 0 });
};

const riskWords = { high: 'caseload.riskHigh', medium: 'caseload.riskMedium' } as const;

/** How likely they are to lose, in words and colour; nothing where nothing is wrong. */
export const RiskLine = ({ state: { risk, openIssues } }: { state: CareState }) => {
  const { t } = useWords();
  if (risk === 'low' && openIssues === 0) return null;
  const issues = openIssues > 0 ? [t('caseload.issues', { count: openIssues })] : [];
  const says = risk === 'low' ? issues : [t(riskWords[risk]), ...issues];
  return (
    <p className={`flex gap-2 font-semibold ${risk === 'high' ? 'text-danger' : 'text-ochre'}`}>
      <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
      <span className="min-w-0 break-words">{says.join(' · ')}</span>
    </p>
  );
};
