import { useState } from 'react';
import { mostTripPhotoBytes, roadLosses, type TripLine } from '@shuka/domain/traceability';
import { Button } from '#kit/button.tsx';
import { SelectField, TextField } from '#kit/field.tsx';
import { FormContext } from '#kit/form.tsx';
import { PhotoButton } from '#kit/photo-button.tsx';
import { makeSmallPicture } from '#kit/small-picture.ts';
import { useWords } from '#kit/words.tsx';
import { countedOf, faultsOf, isShort, typedOf, type Typed } from './hand-over-draft.ts';
import type { Said } from './driving.ts';

type Props = {
  readonly lines: readonly TripLine[];
  readonly onSaid: (said: Pick<Said, 'kind' | 'receiver' | 'lines' | 'photo'>) => void;
  readonly onBack: () => void;
};

const tries = [
  { side: 720, quality: 0.6 },
  { side: 560, quality: 0.5 },
  { side: 400, quality: 0.4 },
  { side: 280, quality: 0.3 },
] as const;

/** Who took the goods, what was counted of each, and why something is missing; a photo where the driver wants. */
export const HandOverForm = ({ lines, onSaid, onBack }: Props) => {
  const { t, say } = useWords();
  const [receiver, setReceiver] = useState('');
  const [typed, setTyped] = useState<readonly Typed[]>(() => lines.map(typedOf));
  const [photo, setPhoto] = useState<string | null>(null);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const change = (place: number, next: Partial<Typed>): void =>
    setTyped(typed.map((one, at) => (at === place ? { ...one, ...next } : one)));
  const done = (): void => {
    const faults = faultsOf(lines, typed, receiver);
    setErrors(Object.fromEntries(Object.entries(faults).map(([field, id]) => [field, say(id)])));
    if (Object.keys(faults).length === 0)
      onSaid({ kind: 'handed-over', receiver: receiver.trim(), lines: countedOf(lines, typed), photo });
  };
  return (
    <FormContext.Provider value={{ errors, isSending: false }}>
      <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <TextField
          name="receiver"
          label={t('driver.who')}
          maxLength={80}
          value={receiver}
          autoComplete="off"
          onChange={({ target }) => setReceiver(target.value)}
        />
        <h2 className="text-lg font-bold">{t('driver.counted')}</h2>
        {lines.map((line, place) => (
          <CountedFields
            key={line.place}
            line={line}
            place={place}
            typed={typed[place] ?? typedOf(line)}
            onChange={(next) => change(place, next)}
          />
        ))}
        <PhotoPart hasPhoto={photo !== null} onPhoto={setPhoto} />
        <Button className="min-h-16 text-lg" onClick={done}>
          {t('driver.sayHanded')}
        </Button>
        <Button look="bare" onClick={onBack}>
          {t('driver.back')}
        </Button>
      </section>
    </FormContext.Provider>
  );
};

type PhotoProps = { readonly hasPhoto: boolean; readonly onPhoto: (photo: string) => void };

const PhotoPart = ({ hasPhoto, onPhoto }: PhotoProps) => {
  const { t } = useWords();
  const [isWrong, setWrong] = useState(false);
  const choose = async (file: File): Promise<void> => {
    const made = await makeSmallPicture(file, { tries, mostBytes: mostTripPhotoBytes });
    setWrong(typeof made === 'string');
    if (typeof made !== 'string') onPhoto(made.photo);
  };
  return (
    <div className="grid gap-2">
      <span className="font-semibold">{t('driver.photo')}</span>
      <PhotoButton onChosen={(file) => void choose(file)} />
      {hasPhoto && <output>{t('driver.photoKept')}</output>}
      {isWrong && <p role="alert">{t('trip.photoWrong')}</p>}
    </div>
  );
};

type FieldsProps = {
  readonly line: TripLine;
  readonly place: number;
  readonly typed: Typed;
  readonly onChange: (next: Partial<Typed>) => void;
};

const CountedFields = ({ line, place, typed, onChange }: FieldsProps) => {
  const { t, say } = useWords();
  const { name, grams } = line;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-2xl border border-line bg-paper p-3">
      {grams === null ? (
        <label className="flex min-h-12 items-center gap-3 font-semibold">
          <input
            type="checkbox"
            className="size-6"
            checked={typed.typed === '1'}
            onChange={({ target }) => onChange({ typed: target.checked ? '1' : '0' })}
          />
          {t('driver.unitArrived', { name })}
        </label>
      ) : (
        <TextField
          name={`typed${place}`}
          label={t('driver.countedKilograms', { name })}
          hint={t('driver.ofSent', { kilograms: (grams / 1000).toLocaleString('en-NG', { maximumFractionDigits: 3 }) })}
          inputMode="decimal"
          value={typed.typed}
          autoComplete="off"
          onChange={({ target }) => onChange({ typed: target.value })}
        />
      )}
      {isShort(line, typed) && (
        <SelectField
          name={`loss${place}`}
          label={t('driver.whyShort', { name })}
          value={typed.lossReason}
          onChange={({ target }) => onChange({ lossReason: target.value })}
        >
          <option value="">{t('driver.choose')}</option>
          {roadLosses.map((one) => (
            <option key={one} value={one}>
              {say(`lots.reason.${one}`)}
            </option>
          ))}
        </SelectField>
      )}
    </div>
  );
};
