import { useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { pestEdition, recordScouting, scoutingRows, scoutingWay } from '@shuka/domain/advisory';
import type { Season } from '@shuka/domain/seasons';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { FormDraft } from '#kit/form-draft.tsx';
import { useRow } from '#kit/rows.ts';
import { submit } from '#kit/submit.ts';
import { useWords } from '#kit/words.tsx';
import { PestsFrame, usePestPaths } from './PestsFrame.tsx';
import { SaidBy } from './SaidBy.tsx';
import { ScoutingForm } from './ScoutingForm.tsx';

const How = () => {
  const { t } = useWords();
  const { spots, plantsPerSpot, source, isEstimate } = scoutingWay;
  return (
    <div>
      <p>{t('pests.way', { spots, plants: plantsPerSpot })}</p>
      <SaidBy source={`${source} (${pestEdition.date})`} isEstimate={isEstimate} />
    </div>
  );
};

const Look = ({ season, corrects }: { readonly season: Season; readonly corrects: string | null }) => {
  const [, go] = useLocation();
  const paths = usePestPaths();
  const [id] = useState(newId);
  const loaded = useRow(scoutingRows, corrects ?? '');
  const held = corrects !== null && loaded.state === 'ready' ? (loaded.value?.row ?? null) : null;
  if (corrects !== null && held === null) return null;
  return (
    <FormDraft name={`scouting ${corrects ?? season.id}`}>
      {(saved) => (
        <ScoutingForm
          season={season}
          entered={held}
          id={id}
          corrects={corrects}
          about={corrects ?? season.id}
          send={(_contract, draft) => submit(recordScouting, draft)}
          onSaved={() => {
            saved();
            go(paths.all);
          }}
        />
      )}
    </FormDraft>
  );
};

/** Writes down what somebody found who looked for a pest, or corrects what was written down. */
export const ScoutingPage = () => {
  const { t } = useWords();
  const { recordId } = useParams();
  const paths = usePestPaths();
  return (
    <PestsFrame title={t('pests.look')} back={{ to: paths.all, says: t('pests.title') }}>
      {(season) => (
        <div className="grid max-w-xl gap-5">
          <How />
          <Look season={season} corrects={recordId?.toLowerCase() ?? null} />
        </div>
      )}
    </PestsFrame>
  );
};
