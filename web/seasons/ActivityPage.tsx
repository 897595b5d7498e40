import { useParams } from 'wouter';
import { activityRows, recordActivity, type Season } from '@shuka/domain/seasons';
import { FormDraft } from '#kit/form-draft.tsx';
import { useRow } from '#kit/rows.ts';
import { useWords } from '#kit/words.tsx';
import { ActivityForm } from './ActivityForm.tsx';
import { RecordPage } from './RecordPage.tsx';
import { TakeBack } from './TakeBack.tsx';
import { useWriting } from './use-writing.ts';

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

const NewActivity = ({ season }: { season: Season }) => {
  const writingTo = useWriting<typeof recordActivity>(season, null);
  return (
    <FormDraft name={`activity ${season.id}`}>
      {(saved) => <ActivityForm season={season} entered={null} writing={writingTo(saved)} />}
    </FormDraft>
  );
};

const Correction = ({ season, corrects }: { season: Season; corrects: string }) => {
  const loaded = useRow(activityRows, corrects);
  const writingTo = useWriting<typeof recordActivity>(season, corrects);
  const held = loaded.state === 'ready' ? (loaded.value?.row ?? null) : null;
  if (held === null) return null;
  const { seasonId, farmId, keeperId, doneOn } = held;
  const none = { seasonId, farmId, keeperId, kind: 'not-done', doneOn, note: '', corrects } as const;
  return (
    <FormDraft name={`activity ${corrects}`}>
      {(saved) => {
        const writing = writingTo(saved);
        const draft = { id: writing.id, ...none };
        return (
          <>
            <ActivityForm season={season} entered={held} writing={writing} />
            <TakeBack
              contract={recordActivity}
              draft={draft}
              says="seasons.notDone"
              onDone={() => writing.onSaved(draft)}
            />
          </>
        );
      }}
    </FormDraft>
  );
};
