import type { ReactNode } from 'react';
import { landText, windowOf, type Cover } from '@shuka/domain/insurance';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { Facts } from '#kit/facts.tsx';
import { useWords } from '#kit/words.tsx';
import { CalculationSteps } from './CalculationSteps.tsx';
import { CoverPaper } from './CoverPaper.tsx';
import { RainChart } from './RainChart.tsx';

type Props = { readonly cover: Cover; readonly title: string; readonly children?: ReactNode };

const useStanding = ({ state, outcome, settledKobo, calculation }: Cover): string => {
  const { t, say } = useWords();
  if (outcome === 'paid') return t('cover.hasPaid', { amount: formatNaira(settledKobo ?? 0) });
  if (outcome !== null) return say(`cover.outcome.${outcome}`);
  if (state === 'active' && calculation.payableKobo !== null)
    return t('cover.comesTo', { amount: formatNaira(calculation.payableKobo) });
  return say(`cover.state.${state}`);
};

/** One cover: what it is for, what it costs, how it stands, its rain and its calculation; below it what may be done. */
export const CoverCard = ({ cover, title, children }: Props) => {
  const { t, say, language } = useWords();
  const { terms, calculation, squareMetres, sumKobo, premiumKobo, subsidyKobo, ownKobo, paidAt, isPractice } = cover;
  const standing = useStanding(cover);
  const { from, until } = windowOf(terms);
  const owed = paidAt === null ? t('cover.owed') : t('cover.paidOn', { day: formatDate(paidAt, language) });
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-2xl border border-line bg-paper p-4">
      <h2 className="flex flex-wrap items-center justify-between gap-2 text-lg font-bold">
        <span className="min-w-0 break-words">{title}</span>
        <span className="rounded-full bg-leaf-soft px-3 py-1 text-base">{standing}</span>
      </h2>
      {isPractice && <p className="font-semibold">{t('cover.practice')}</p>}
      {cover.agreedHow !== null && <p>{say(`cover.agreed.${cover.agreedHow}`, { name: cover.enrolledByName })}</p>}
      <Facts
        facts={[
          [t('cover.sum'), formatNaira(sumKobo)],
          [t('cover.land'), landText(squareMetres)],
          [t('cover.premium'), formatNaira(premiumKobo)],
          [t('cover.subsidy'), formatNaira(subsidyKobo)],
          [t('cover.own'), `${formatNaira(ownKobo)} (${owed})`],
          [t('cover.insurer'), terms.insurer],
          [t('cover.window'), `${formatDate(from, language)} - ${formatDate(until, language)}`],
          [t('cover.source'), terms.index.kind === 'yield' ? t('cover.byCuts') : terms.index.indexSource],
          ...(terms.index.kind === 'yield'
            ? []
            : [[t('cover.grid'), t('cover.gridText', { cell: cover.cell })] as const]),
          [t('cover.figures'), `${terms.figuresFrom}, ${formatDate(terms.figuresOn, language)}`],
        ]}
      />
      {calculation.phases.map((phase) => (
        <RainChart key={`${phase.name}${phase.side}${phase.from}`} phase={phase} />
      ))}
      <h3 className="font-bold">{t('cover.calculation')}</h3>
      <CalculationSteps calculation={calculation} />
      <CoverPaper coverId={cover.id} />
      {children}
    </li>
  );
};
