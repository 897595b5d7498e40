import { Trash } from 'lucide-react';
import { useState } from 'react';
import { mostPhotosEach, observationKinds, type Observation } from '@shuka/domain/extension';
import { loadSavePhoto } from '#farms';
import { Button } from '#kit/button.tsx';
import { SelectField, TextField } from '#kit/field.tsx';
import { TakePhotos } from '#kit/take-photos.tsx';
import { usePhotoTaking } from '#kit/use-photo-taking.ts';
import { useWords } from '#kit/words.tsx';
import { HiddenField } from '#kit/hidden-field.tsx';
import { observationField, type Fields } from './visit-fields.ts';
import { observationWords, severityWords } from './visit-words.ts';

type Props = {
  readonly place: number;
  readonly farmId: string;
  readonly begins: Fields;
  /** Where it stood in what the form began with; null for one that was added. */
  readonly beginsPlace: number | null;
  readonly onRemove: () => void;
};

/** One thing that was seen: what, how bad, how much of the land, in words and pictures. */
export const ObservationFields = ({ place, farmId, begins, beginsPlace, onRemove }: Props) => {
  const { t } = useWords();
  const nameOf = (name: keyof Observation): string => observationField(place, name);
  const first = (name: keyof Observation): string =>
    beginsPlace === null ? '' : (begins[observationField(beginsPlace, name)] ?? '');
  return (
    <fieldset className="grid gap-3 border-b border-line pb-3">
      <legend className="font-semibold">{t('visit.observation', { number: place + 1 })}</legend>
      <SelectField name={nameOf('kind')} label={t('visit.kind')} defaultValue={first('kind')} required>
        <option value="">{t('farms.choose')}</option>
        {observationKinds.map((kind) => (
          <option key={kind} value={kind}>
            {t(observationWords[kind])}
          </option>
        ))}
      </SelectField>
      <SelectField name={nameOf('severity')} label={t('visit.severity')} defaultValue={first('severity')} required>
        <option value="">{t('farms.choose')}</option>
        {severityWords.map((says, severity) => (
          <option key={says} value={severity}>
            {t(says)}
          </option>
        ))}
      </SelectField>
      <TextField
        name={nameOf('percentArea')}
        label={t('visit.percentArea')}
        defaultValue={first('percentArea')}
        inputMode="numeric"
        maxLength={3}
      />
      <TextField name={nameOf('note')} label={t('visit.note')} defaultValue={first('note')} maxLength={500} />
      <PhotosHere name={nameOf('photoIds')} farmId={farmId} begins={first('photoIds')} />
      <Button look="bare" className="justify-self-start" onClick={onRemove}>
        <Trash aria-hidden className="size-5 shrink-0" />
        {t('visit.observationRemove')}
      </Button>
    </fieldset>
  );
};

/** Photos of the farm that show it; each is saved at once, so that none is lost with the page. */
const PhotosHere = ({ name, farmId, begins }: { name: string; farmId: string; begins: string }) => {
  const { t } = useWords();
  const [ids, setIds] = useState<readonly string[]>(begins === '' ? [] : begins.split(','));
  const taking = usePhotoTaking(
    async (picture, takenAt) => (await loadSavePhoto())({ farmId, plotId: null }, picture, takenAt),
    (photoId) => setIds((before) => [...before, photoId]),
  );
  const isRoom = ids.length < mostPhotosEach;
  return (
    <div className="grid gap-2">
      <HiddenField name={name} value={ids.join(',')} />
      {ids.length > 0 && <output>{t('visit.photosSaved', { count: ids.length })}</output>}
      {farmId === '' && <p className="text-sm text-ink-soft">{t('visit.photoNeedsFarm')}</p>}
      <TakePhotos taking={taking} isRoom={farmId !== '' && isRoom} choose="visit.photoChoose" />
    </div>
  );
};
