import { useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { harvestRows, recordHarvest, type Season } from '@shuka/domain/seasons';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { FormDraft } from '#kit/form-draft.tsx';
import { useRow } from '#kit/rows.ts';
import { useWords } from '#kit/words.tsx';
import { HarvestForm } from './HarvestForm.tsx';
import { RecordPage } from './RecordPage.tsx';
import { useSeasonPaths } from './season-paths.ts';
import { TakeBack } from './TakeBack.tsx';
import { allOf, newWriting } from './writing.ts';

/** Writes down a harvest in the unit it was counted in, or corrects one. */
export const HarvestPage = () => {
  const { t } = useWords();
  const { recordId } = useParams();
  return (
    <RecordPage title={t(recordId === undefined ? 'seasons.addHarvest' : 'seasons.correctHarvest')}>
      {(season, corrects) =>
        corrects === null ? <NewHarvest season={season} /> : <Correction season={season} corrects={corrects} />
      }
    </RecordPage>
  );
};

/** Where what is typed goes; `saved` forgets what the phone kept of it. */
const useWriting = (season: Season, corrects: string | null) => {
  const [, go] = useLocation();
  const paths = useSeasonPaths();
  const [id] = useState(newId);
  return (saved: () => void) =>
    newWriting<typeof recordHarvest>(
      id,
      corrects,
      allOf(saved, () => go(paths.season(season.id))),
    );
};

const NewHarvest = ({ season }: { season: Season }) => {
  const writingTo = useWriting(season, null);
  return (
    <FormDraft name={`harvest ${season.id}`}>
      {(saved) => <HarvestForm season={season} entered={null} writing={writingTo(saved)} />}
    </FormDraft>
  );
};

const Correction = ({ season, corrects }: { season: Season; corrects: string }) => {
  const loaded = useRow(harvestRows, corrects);
  const writingTo = useWriting(season, corrects);
  const held = loaded.state === 'ready' ? (loaded.value?.row ?? null) : null;
  if (held === null) return null;
  const { kilograms: _, createdAt: __, ...said } = held;
  return (
    <FormDraft name={`harvest ${corrects}`}>
      {(saved) => {
        const writing = writingTo(saved);
        const none = { ...said, id: writing.id, quantity: 0, note: '', corrects };
        return (
          <>
            <HarvestForm season={season} entered={held} writing={writing} />
            <TakeBack
              contract={recordHarvest}
              draft={none}
              says="seasons.noHarvestWas"
              onDone={() => writing.onSaved(none)}
            />
          </>
        );
      }}
    </FormDraft>
  );
};
