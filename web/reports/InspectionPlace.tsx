import { LoaderCircle, MapPin, MapPinOff } from 'lucide-react';
import { useEffect } from 'react';
import { usePlaceTaken } from '#extension';
import { Button } from '#kit/button.tsx';
import { useWords } from '#kit/words.tsx';
import type { Place } from './inspection-steps.ts';

type Props = {
  /** What was taken before the form was opened again; it stays until it is taken again. */
  readonly kept: Place;
  /** Whether the phone looks by itself, as the form opens. */
  readonly isOn: boolean;
  readonly onPlace: (place: Place) => void;
};

/** Where the phone is, taken by itself while the form is open. An inspection without it is one, and says so. */
export const InspectionPlace = ({ kept, isOn, onPlace }: Props) => {
  const { t } = useWords();
  const { position, isLooking, again } = usePlaceTaken(isOn, null);
  useEffect(() => {
    if (position === null) return;
    const { latitude, longitude, accuracyMetres } = position;
    onPlace({ latitude, longitude, accuracyMetres });
  }, [position, onPlace]);
  const known = position ?? kept;
  const Icon = known !== null ? MapPin : isLooking ? LoaderCircle : MapPinOff;
  const says =
    known !== null
      ? t('inspection.placeTaken', { metres: Math.round(known.accuracyMetres) })
      : t(isLooking ? 'inspection.placeLooking' : 'inspection.placeNone');
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <output className="flex gap-2 text-sm text-ink-soft">
        <Icon aria-hidden className="size-5 shrink-0 text-leaf" />
        {says}
      </output>
      {!isLooking && (
        <Button look="bare" onClick={again}>
          {t('visit.positionAgain')}
        </Button>
      )}
    </div>
  );
};
