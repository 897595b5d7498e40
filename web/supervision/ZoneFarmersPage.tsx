import { useParams, useSearchParams } from 'wouter';
import { boardDays, farmerLists, type FarmerList } from '@shuka/domain/supervision';
import { useWords } from '#kit/words.tsx';
import { OfMyZone } from './OfMyZone.tsx';
import { boardPath } from './supervision-paths.ts';
import { ZoneFarmers } from './ZoneFarmers.tsx';

const daysOf: Partial<Record<FarmerList, number>> = {
  'unvisited-short': boardDays.coverageShortDays.value,
  'unvisited-long': boardDays.coverageLongDays.value,
};

/** The farmers behind a figure of the board. */
export const ZoneFarmersPage = () => {
  const { t, say } = useWords();
  const managerId = (useParams()['managerId'] ?? '').toLowerCase();
  const [asked] = useSearchParams();
  const of = farmerLists.find((one) => one === asked.get('of')) ?? 'all';
  return (
    <OfMyZone back={{ to: boardPath, says: t('board.backToBoard') }}>
      {({ zoneId }) => (
        <>
          <h1 className="text-2xl font-bold">{say(`board.list.${of}`, { days: daysOf[of] ?? 0 })}</h1>
          <ZoneFarmers key={of} zoneId={zoneId} managerId={managerId} of={of} />
        </>
      )}
    </OfMyZone>
  );
};
