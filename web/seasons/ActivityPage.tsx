import { useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { activityRows, recordActivity, type Season } from '@shuka/domain/seasons';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { useRow } from '#kit/rows.ts';
import { useWords } from '#kit/words.tsx';
import { ActivityForm } from './ActivityForm.tsx';
import { RecordPage } from './RecordPage.tsx';
import { useSeasonPaths } from './season-paths.ts';
import { TakeBack } from './TakeBack.tsx';
import { newWriting } from './writing.ts';

/** Writes down what was done in a season, or corrects what was written down. */
export const ActivityPage = () => {
  const { t } = useWords();
  const { recordId } = useParams();
  return (
    <RecordPage title={t(recordId === undefined ? 'seasons.addActivity' : 'seasons.correctActivity')}>
      {(season, corrects) =>
        corrects === null ? <NewActivity season={season} /> : <Correction season={season} corrects={corrects} />
      }
    </RecordPage>
  );
};

const useWriting = (season: Season, corrects: string | null) => {
  const [, go] = useLocation();
  const paths = useSeasonPaths();
  const [id] = useState(newId);
  return newWriting<typeof recordActivity>(id, corrects, () => go(paths.season(season.id)));
};

const NewActivity = ({ season }: { season: Season }) => (
  <ActivityForm season={season} entered={null} writing={useWriting(season, null)} />
);

const Correction = ({ season, corrects }: { season: Season; corrects: string }) => {
  const loaded = useRow(activityRows, corrects);
  const writing = useWriting(season, corrects);
  const held = loaded.state === 'ready' ? (loaded.value?.row ?? null) : null;
  if (held === null) return null;
  const { id } = writing;
  const { seasonId, farmId, keeperId, doneOn } = held;
  return (
    <>
      <ActivityForm season={season} entered={held} writing={writing} />
      <TakeBack
        contract={recordActivity}
        draft={{ id, seasonId, farmId, keeperId, kind: 'not-done', doneOn, note: '', corrects }}
        says="seasons.notDone"
        onDone={() => writing.onSaved(held)}
      />
    </>
  );
};
