import { LocateFixed, MapPinPlus } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { Position } from '@shuka/domain/kit/geodesy.ts';
import { Button } from '#kit/button.tsx';
import { Notice } from '#kit/notice.tsx';
import { useWords } from '#kit/words.tsx';
import { CaptureSteps } from './CaptureSteps.tsx';
import { GoToPlace } from './GoToPlace.tsx';
import { MapPart } from './MapPart.tsx';
import type { Capturing } from './use-capture.ts';
import { troubleWords, useFixes, type FixTrouble } from './use-fixes.ts';
import type { WayProps } from './WalkCorners.tsx';

const ignore = (): void => undefined;

/** What a tap does: it puts a corner, or moves the one that was picked, after which none is. */
const useTapping = (act: Capturing['act']) => {
  const { t } = useWords();
  const [picked, setPicked] = useState<number | null>(null);
  const then = (asked: Parameters<typeof act>[0]): void => {
    setPicked(null);
    act(asked);
  };
  return {
    picked,
    put: (position: Position): void =>
      then(picked === null ? { act: 'tap', position } : { act: 'move', index: picked, position }),
    remove: (index: number): void => then({ act: 'remove', index }),
    undo: (): void => then({ act: 'undo' }),
    hands: {
      onPick: (index: number) => setPicked(index === picked ? null : index),
      onMove: (index: number, position: Position) => act({ act: 'move', index, position }),
      cornerName: (number: number) => t('plots.cornerNumber', { number }),
    },
  };
};

/** Tapping the corners on the map. A corner that was tapped is picked: the next tap moves it there; so does dragging it. */
export const TapCorners = ({ capturing: { act, refused }, map }: WayProps) => {
  const { t } = useWords();
  const { picked, put, remove, undo, hands } = useTapping(act);
  const [middle, setMiddle] = useState<Position | null>(null);
  const [typedStart, setTypedStart] = useState<Position | null>(null);
  const [isLocating, setLocating] = useState(false);
  const { fix, trouble } = useFixes(isLocating, ignore);
  const scene = useMemo(() => ({ ...map.scene, picked }), [map.scene, picked]);
  const start = typedStart === null ? map.start : { position: typedStart, isNear: true };
  const here = isLocating ? fix : null;
  return (
    <div className="grid gap-4">
      <p>{t('plots.tapHint')}</p>
      <Whereabouts isOn={isLocating} isFound={fix !== null} trouble={trouble} onTurn={() => setLocating(!isLocating)} />
      <GoToPlace onFound={setTypedStart} />
      {picked !== null && <Notice kind="hint">{t('plots.picked', { number: picked + 1 })}</Notice>}
      <MapPart {...{ scene, start, here, hands }} onTap={put} onRest={setMiddle} onRemove={remove} />
      <Button look="quiet" aria-disabled={middle === null} onClick={() => middle !== null && put(middle)}>
        <MapPinPlus aria-hidden className="size-6" />
        {t(middle === null ? 'plots.comeNearer' : picked === null ? 'plots.putAtCross' : 'plots.moveToCross')}
      </Button>
      <CaptureSteps corners={scene.corners} refused={refused} onUndo={undo} onFinish={() => act({ act: 'finish' })} />
    </div>
  );
};

type WhereaboutsProps = {
  readonly isOn: boolean;
  readonly isFound: boolean;
  readonly trouble: FixTrouble | null;
  readonly onTurn: () => void;
};

/** Shows the person on the map while it is pressed, so that the GPS rests otherwise. */
const Whereabouts = ({ isOn, isFound, trouble, onTurn }: WhereaboutsProps) => {
  const { t } = useWords();
  return (
    <>
      <Button look={isOn ? 'main' : 'quiet'} className="justify-self-start" aria-pressed={isOn} onClick={onTurn}>
        <LocateFixed aria-hidden className="size-5" />
        {t('plots.whereAmI')}
      </Button>
      {isOn && trouble !== null && <Notice kind="error">{t(troubleWords[trouble])}</Notice>}
      {isOn && trouble === null && !isFound && <output>{t('plots.searching')}</output>}
    </>
  );
};
