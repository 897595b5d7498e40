import { CircleCheck, TrendingUp } from 'lucide-react';
import { Link } from 'wouter';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { stateName } from '@shuka/domain/kit/state-names.ts';
import { CardCell, CardHead, CardRow, CardTable } from '#kit/card-table.tsx';
import { Pager, usePages } from '#kit/pager.tsx';
import { StateMark } from '#kit/state-mark.tsx';
import { StatusWord } from '#kit/status-word.tsx';
import { useWords, type WordId } from '#kit/words.tsx';
import { careBusinessPaths } from './business-paths.ts';
import type { Traded } from './use-trades.ts';

const aPage = 20;

const percentText = (percent: number): string => `${percent > 0 ? '+' : ''}${percent}%`;

const columnWords = [
  'business.name',
  'business.type',
  'business.location',
  'business.revenue',
  'business.growth',
  'business.status',
] as const satisfies readonly WordId[];

const figures: readonly WordId[] = ['business.revenue', 'business.growth'];

/** The businesses in care, page by page; the name of each leads to its form. */
export const CareBusinessTable = ({ traded }: { traded: readonly Traded[] }) => {
  const { t } = useWords();
  const pages = usePages('businesses');
  const from = Math.min(Number(pages.query.after ?? '0'), Math.max(0, traded.length - 1));
  if (traded.length === 0) return <p>{t('business.noneSuch')}</p>;
  return (
    <>
      <CardTable
        caption={t('business.careTitle')}
        columns={columnWords.map((word) => ({ says: t(word), isFigure: figures.includes(word) }))}
      >
        {traded.slice(from, from + aPage).map((one) => (
          <BusinessRow key={one.kept.row.id} one={one} />
        ))}
      </CardTable>
      <Pager pages={pages} next={from + aPage < traded.length ? String(from + aPage) : null} />
    </>
  );
};

const BusinessRow = ({ one }: { one: Traded }) => {
  const { t } = useWords();
  const { kept, trade } = one;
  const { type, lga, stateCode } = kept.row;
  const { revenueKobo, growthPercent, status } = trade;
  const location = [lga, stateName(stateCode)].join(', ');
  return (
    <CardRow>
      <CardHead>
        <Named one={one} />
      </CardHead>
      <CardCell says={t('business.type')}>{type === '' ? '–' : type}</CardCell>
      <CardCell says={t('business.location')}>{location}</CardCell>
      <CardCell says={t('business.revenue')} isFigure>
        {formatNaira(revenueKobo)}
      </CardCell>
      <CardCell says={t('business.growth')} isFigure>
        {growthPercent === null ? t('business.growthNew') : percentText(growthPercent)}
      </CardCell>
      <CardCell says={t('business.status')}>
        <StatusWord {...statuses[status]} />
      </CardCell>
    </CardRow>
  );
};

const Named = ({ one: { kept } }: { one: Traded }) => (
  <>
    <Link
      to={careBusinessPaths.of(kept.row.keeperId)}
      className="inline-flex min-h-11 items-center text-lg font-bold text-leaf underline underline-offset-4 xl:text-base"
    >
      {kept.row.name}
    </Link>
    <span className="flex flex-wrap gap-x-3 font-normal text-ink-soft">
      {kept.row.owner}
      {kept.state !== 'accepted' && <StateMark state={kept.state} />}
    </span>
  </>
);

const statuses = {
  active: { Icon: CircleCheck, says: 'business.active', look: 'text-ink' },
  expanding: { Icon: TrendingUp, says: 'business.expanding', look: 'text-leaf' },
} as const;
