import { useParams } from 'wouter';
import { harvestRows, recordHarvest, type Season } from '@shuka/domain/seasons';
import { FormDraft } from '#kit/form-draft.tsx';
import { useRow } from '#kit/rows.ts';
import { useWords } from '#kit/words.tsx';
import { HarvestForm } from './HarvestForm.tsx';
import { RecordPage } from './RecordPage.tsx';
import { TakeBack } from './TakeBack.tsx';
import { useWriting } from './use-writing.ts';

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

const NewHarvest = ({ season }: { season: Season }) => {
  const writingTo = useWriting<typeof recordHarvest>(season, null);
  return (
    <FormDraft name={`harvest ${season.id}`}>
      {(saved) => <HarvestForm season={season} entered={null} writing={writingTo(saved)} />}
    </FormDraft>
  );
};

const Correction = ({ season, corrects }: { season: Season; corrects: string }) => {
  const loaded = useRow(harvestRows, corrects);
  const writingTo = useWriting<typeof recordHarvest>(season, corrects);
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
