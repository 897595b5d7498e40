import { useParams, useSearchParams } from 'wouter';
import {
  inspectionLists,
  listInspections,
  type InspectionList,
  type WaitingInspection,
} from '@shuka/domain/supervision';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { ShowMore } from '#kit/show-more.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { OfMyZone } from './OfMyZone.tsx';
import { boardPath } from './supervision-paths.ts';

const aWindow = 20;

/** The inspections behind a figure of the board: to be made, failed, or late to be mended. */
export const ZoneInspectionsPage = () => {
  const { t, say } = useWords();
  const managerId = (useParams()['managerId'] ?? '').toLowerCase();
  const [asked] = useSearchParams();
  const list = inspectionLists.find((one) => one === asked.get('list')) ?? 'due';
  return (
    <OfMyZone back={{ to: boardPath, says: t('board.backToBoard') }}>
      {({ zoneId }) => (
        <>
          <h1 className="text-2xl font-bold">{say(`board.waiting.${list}`)}</h1>
          <Loaded key={list} zoneId={zoneId} managerId={managerId} list={list} />
        </>
      )}
    </OfMyZone>
  );
};

type Props = { readonly zoneId: string; readonly managerId: string; readonly list: InspectionList };

const Loaded = (props: Props) => {
  const { t } = useWords();
  const loaded = useLoad(listInspections, props);
  return (
    <LoadedPart loaded={loaded}>
      {({ items }) => (
        <>
          {items.length === 0 && <p>{t('board.waitingNone')}</p>}
          <ShowMore items={items} step={aWindow}>
            {(shown) => (
              <ul className="grid gap-3 empty:hidden lg:grid-cols-2">
                {shown.map((one) => (
                  <li key={one.inspectionId ?? `${one.farmerId} ${one.farmName} ${one.stage} ${one.dueOn}`}>
                    <WaitingCard one={one} />
                  </li>
                ))}
              </ul>
            )}
          </ShowMore>
        </>
      )}
    </LoadedPart>
  );
};

const WaitingCard = ({ one }: { readonly one: WaitingInspection }) => {
  const { t, say, language } = useWords();
  const { farmerName, farmName, stage, inspectedOn, outcome, openPoints, dueOn } = one;
  const due = formatDate(dueOn, language);
  return (
    <article className="grid gap-1 rounded-2xl border border-line bg-paper p-4">
      <h2 className="break-words font-bold">
        {farmerName}, {farmName}
      </h2>
      <p>{say(`inspection.stage.${stage}`)}</p>
      {inspectedOn === null ? (
        <p className="font-semibold">{t('board.dueOn', { date: due })}</p>
      ) : (
        <>
          <p className="text-ink-soft">{t('board.inspectedOn', { date: formatDate(inspectedOn, language) })}</p>
          {outcome !== null && <p>{say(`inspection.outcome.${outcome}`)}</p>}
          <p className="font-semibold">{t('board.mendBy', { count: openPoints, date: due })}</p>
        </>
      )}
    </article>
  );
};
