import { readEudrFile, readEudrPack, readEudrPaper, type EudrDoubt, type EudrFault } from '@shuka/domain/traceability';
import type { OutputOf } from '@shuka/domain/kit/endpoint.ts';
import { stateName } from '@shuka/domain/kit/state-names.ts';
import { BackLink } from '#kit/back-link.tsx';
import { CardCell, CardHead, CardRow, CardTable } from '#kit/card-table.tsx';
import { fetchFile } from '#kit/fetch-file.ts';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { DownloadButton } from './DownloadButton.tsx';
import { useLotOfAddress } from './LotLabelsPage.tsx';

type Pack = OutputOf<typeof readEudrPack>;

/** The plots a lot came from, what of them must be mended for the EU’s register, and the file. */
export const LotPlotsPage = () => {
  const { t } = useWords();
  const { keeperId, lotId, lotPath } = useLotOfAddress();
  const loaded = useLoad(readEudrPack, { keeperId, lotId });
  return (
    <section className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      <BackLink to={lotPath}>{t('codes.backToLot')}</BackLink>
      <h1 className="text-2xl font-bold">{t('codes.eudrTitle')}</h1>
      <p>{t('codes.eudrLead')}</p>
      <LoadedPart loaded={loaded}>
        {(pack) => (
          <>
            <Notice kind={pack.isReady ? 'hint' : 'error'}>
              {t(pack.isReady ? 'codes.eudrReady' : 'codes.eudrNotReady')}
            </Notice>
            <Gaps gaps={pack.gaps} />
            {pack.plots.length > 0 && <Plots plots={pack.plots} />}
            {pack.isReady && (
              <DownloadButton
                says={t('codes.eudrDownload')}
                get={() => fetchFile(readEudrFile, { keeperId, lotId }, `eudr-${lotId}.geojson`)}
              />
            )}
            {pack.plots.length > 0 && (
              <DownloadButton
                says={t('codes.eudrPaper')}
                get={() => fetchFile(readEudrPaper, { keeperId, lotId }, `eudr-${lotId}.pdf`)}
              />
            )}
          </>
        )}
      </LoadedPart>
    </section>
  );
};

const Gaps = ({ gaps }: Pick<Pack, 'gaps'>) => {
  const { say } = useWords();
  return (
    <ul className="grid gap-2">
      {gaps.map(({ says }) => (
        <li key={says}>{say(`codes.gap.${says}`)}</li>
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
