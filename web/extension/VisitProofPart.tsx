import { LoaderCircle, MapPin, MapPinOff } from 'lucide-react';
import { useState } from 'react';
import { farmerRows } from '@shuka/domain/accounts';
import { Button } from '#kit/button.tsx';
import { TextField } from '#kit/field.tsx';
import { useRow } from '#kit/rows.ts';
import { useWords } from '#kit/words.tsx';
import { HiddenField } from '#kit/hidden-field.tsx';
import { ScanCard } from './ScanCard.tsx';
import { usePlaceTaken } from './use-place-taken.ts';
import { useMetresAway } from './use-metres-away.ts';
import { positionIn, type Fields } from './visit-fields.ts';
import { noPositionWords } from './visit-words.ts';

type Props = {
  readonly keeperId: string;
  readonly farmId: string;
  readonly begins: Fields;
  readonly startedAt: string;
};

/** What speaks for the visit: where the phone is, taken by itself, and what the farmer shows. None of it is demanded. */
export const VisitProofPart = ({ keeperId, farmId, begins, startedAt }: Props) => {
  const { t } = useWords();
  return (
    <fieldset className="grid gap-3 rounded-2xl border border-line p-4">
      <legend className="px-1 font-bold">{t('visit.proofTitle')}</legend>
      <HiddenField name="startedAt" value={startedAt} />
      <PlaceLine keeperId={keeperId} farmId={farmId} begins={begins} />
      <TextField
        name="digits"
        label={t('visit.digits')}
        hint={t('visit.digitsHint')}
        defaultValue={begins['digits'] ?? ''}
        inputMode="numeric"
        maxLength={4}
        autoComplete="off"
      />
      <CardLine keeperId={keeperId} begins={begins} />
    </fieldset>
  );
};

const PlaceLine = ({ keeperId, farmId, begins }: Omit<Props, 'startedAt'>) => {
  const { t } = useWords();
  const { position, reason, isLooking, again } = usePlaceTaken(true, positionIn(begins));
  const away = useMetresAway(keeperId, farmId, position);
  const Icon = position !== null ? MapPin : isLooking ? LoaderCircle : MapPinOff;
  const says =
    position !== null
      ? t('visit.positionTaken', { metres: position.accuracyMetres })
      : isLooking
        ? t('visit.positionLooking')
        : t(noPositionWords[reason ?? 'silent']);
  return (
    <div className="grid gap-1">
      <HiddenField name="position" value={position === null ? '' : JSON.stringify(position)} />
      <HiddenField name="noPosition" value={reason ?? ''} />
      <output className="flex gap-2 font-semibold">
        <Icon
          aria-hidden
          className={`mt-0.5 size-5 shrink-0 text-leaf ${isLooking && position === null ? 'animate-spin motion-reduce:animate-none' : ''}`}
        />
        <span className="min-w-0">{says}</span>
      </output>
      {away !== null && <p className="text-ink-soft">{t('visit.metresAway', { metres: away })}</p>}
      {!isLooking && (
        <Button look="bare" className="justify-self-start" onClick={again}>
          {t('visit.positionAgain')}
        </Button>
      )}
    </div>
  );
};

const plainCode = (code: string): string => code.toLowerCase().replace(/[^0-9a-f]/g, '');

/** The farmer's card, scanned or read out. Of a farmer in care it is known here at once whether it is theirs. */
const CardLine = ({ keeperId, begins }: { keeperId: string; begins: Fields }) => {
  const { t } = useWords();
  const loaded = useRow(farmerRows, keeperId);
  const known = loaded.state === 'ready' ? (loaded.value?.row.cardCode ?? '') : '';
  const [code, setCode] = useState(begins['cardCode'] ?? '');
  const isTyped = plainCode(code).length > 0;
  const isTheirs = known !== '' && plainCode(code) === known;
  return (
    <div className="grid gap-2">
      <TextField
        name="cardCode"
        label={t('visit.card')}
        hint={t('visit.cardHint')}
        value={code}
        onChange={({ target }) => setCode(target.value)}
        maxLength={40}
        autoComplete="off"
      />
      {isTyped && isTheirs && <p className="font-semibold text-leaf">{t('visit.cardRight')}</p>}
      {known !== '' && plainCode(code).length >= 24 && !isTheirs && (
        <p className="font-semibold text-ochre">{t('visit.cardWrong')}</p>
      )}
      <ScanCard onScanned={setCode} />
    </div>
  );
};
