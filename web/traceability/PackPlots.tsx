import type { EudrDoubt, EudrFault, readEudrPack } from '@shuka/domain/traceability';
import type { OutputOf } from '@shuka/domain/kit/endpoint.ts';
import { stateName } from '@shuka/domain/kit/state-names.ts';
import { CardCell, CardHead, CardRow, CardTable } from '#kit/card-table.tsx';
import { Notice } from '#kit/notice.tsx';
import { useWords } from '#kit/words.tsx';

export type Pack = OutputOf<typeof readEudrPack>;

/** Whether a pack is ready, what is missing, and each plot with what of it must be mended. */
export const PackPlots = ({ pack }: { readonly pack: Pack }) => {
  const { t } = useWords();
  return (
    <>
      <Notice kind={pack.isReady ? 'hint' : 'error'}>
        {t(pack.isReady ? 'codes.eudrReady' : 'codes.eudrNotReady')}
      </Notice>
      <Gaps gaps={pack.gaps} />
      {pack.plots.length > 0 && <Plots plots={pack.plots} />}
    </>
  );
};

const Gaps = ({ gaps }: Pick<Pack, 'gaps'>) => {
  const { t, say } = useWords();
  return (
    <ul className="grid gap-2 empty:hidden">
      {gaps.map(({ says, count }) => (
        <li key={says}>
          {say(`codes.gap.${says}`)} {count > 0 && <b>({t('codes.gapCount', { count })})</b>}
        </li>
      ))}
    </ul>
  );
};

/** What somebody does about a fault; many faults want the same. */
const mends: Readonly<Partial<Record<EudrFault, string>>> = {
  'open-ring': 'draw',
  'too-few-corners': 'draw',
  'too-many-corners': 'draw',
  hole: 'draw',
  crossing: 'draw',
  geometry: 'draw',
  position: 'draw',
  swapped: 'swapped',
  'outside-country': 'outside',
  area: 'measure',
  'point-over-4-ha': 'measure',
  decimals: 'measure',
};

const mendsOf = (faults: readonly EudrFault[], doubts: readonly EudrDoubt[]): string[] => [
  ...new Set([...faults.map((fault) => mends[fault] ?? 'other'), ...doubts.map(() => 'look')]),
];

const Plots = ({ plots }: Pick<Pack, 'plots'>) => {
  const { t, say } = useWords();
  const columns = [
    { says: t('codes.plot') },
    { says: t('codes.place') },
    { says: t('codes.size'), isFigure: true },
    { says: t('codes.toMend') },
  ];
  const hectaresText = (hectares: number | null): string =>
    hectares === null
      ? ''
      : t('codes.hectares', { hectares: hectares.toLocaleString('en-NG', { maximumFractionDigits: 4 }) });
  return (
    <CardTable caption={t('codes.eudrTitle')} columns={columns}>
      {plots.map(({ plotId, name, lga, stateCode, hectares, faults, doubts }) => (
        <CardRow key={plotId}>
          <CardHead>{name}</CardHead>
          <CardCell says={t('codes.place')}>{[lga, stateName(stateCode)].join(', ')}</CardCell>
          <CardCell says={t('codes.size')} isFigure>
            {hectaresText(hectares)}
          </CardCell>
          <CardCell says={t('codes.toMend')}>
            {mendsOf(faults, doubts)
              .map((one) => say(`codes.mend.${one}`))
              .join(' ') || t('codes.nothingToMend')}
          </CardCell>
        </CardRow>
      ))}
    </CardTable>
  );
};
