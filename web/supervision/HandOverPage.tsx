import { useState } from 'react';
import { useParams } from 'wouter';
import { readManager } from '@shuka/domain/supervision';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { HandOverForm } from './HandOverForm.tsx';
import { OfMyZone } from './OfMyZone.tsx';
import { managerPath } from './supervision-paths.ts';

/** Moves farmers of a manager to another of the zone: whom, to whom, and what the new one must know. */
export const HandOverPage = () => {
  const { t } = useWords();
  const managerId = (useParams()['managerId'] ?? '').toLowerCase();
  return (
    <OfMyZone back={{ to: managerPath(managerId), says: t('board.backToManager') }}>
      {({ zoneId }) => <Loaded key={managerId} zoneId={zoneId} managerId={managerId} />}
    </OfMyZone>
  );
};

const Loaded = ({ zoneId, managerId }: { zoneId: string; managerId: string }) => {
  const { t } = useWords();
  const loaded = useLoad(readManager, { zoneId, managerId });
  const [moved, setMoved] = useState<number | null>(null);
  const [turn, setTurn] = useState(0);
  return (
    <LoadedPart loaded={loaded}>
      {(page) => (
        <>
          <h1 className="break-words text-2xl font-bold">{t('board.handOverOf', { name: page.name })}</h1>
          {moved !== null && <Notice kind="done">{t('board.moved', { count: moved })}</Notice>}
          {page.colleagues.length === 0 ? (
            <Notice kind="hint">{t('board.noColleagues')}</Notice>
          ) : (
            page.farmers > 0 && (
              <HandOverForm
                key={turn}
                zoneId={zoneId}
                page={page}
                onMoved={(count) => {
                  setMoved(count);
                  setTurn(turn + 1);
                  loaded.reload();
                }}
              />
            )
          )}
        </>
      )}
    </LoadedPart>
  );
};
