import { CirclePause, Footprints, MapPinPlus, X } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { Fix } from '@shuka/domain/kit/fixes.ts';
import { Button } from '#kit/button.tsx';
import { Notice } from '#kit/notice.tsx';
import { useWords } from '#kit/words.tsx';
import { AccuracyMeter } from './AccuracyMeter.tsx';
import { CaptureSteps } from './CaptureSteps.tsx';
import { MapPart } from './MapPart.tsx';
import type { Capture } from './plot-capture.ts';
import type { MapWish } from './plot-ground.ts';
import { useCorner } from './use-corner.ts';
import type { Capturing } from './use-capture.ts';
import { troubleWords, useFixes, useWakeLock } from './use-fixes.ts';
import { WalkSettings } from './WalkSettings.tsx';

export type WayProps = {
  readonly capture: Capture;
  readonly capturing: Capturing;
  /** What is drawn, and where the map begins. */
  readonly map: Pick<MapWish, 'scene' | 'start'>;
};

/** Walking round the plot with the phone: a press at each corner, or a corner every few metres. */
export const WalkCorners = ({ capture, capturing: { act, refused }, map }: WayProps) => {
  const { t } = useWords();
  const [isWalking, setWalking] = useState(false);
  const [isSaving, setSaving] = useState(true);
  const isSteady = capture.mode === 'steady';
  const corner = useCorner(capture.gateMetres, (fixes, seen) => act({ act: 'take', fixes, seen }));
  const hear = (fix: Fix, seen: readonly Fix[]): void => {
    if (!isSteady) corner.hear(fix, seen);
    else if (isWalking) act({ act: 'pass', fix, seen });
  };
  const isFirst = capture.corners.length === 0;
  const isWatching = isSteady || corner.isMeasuring || !isSaving || isFirst;
  const { fix, trouble, tryAgain } = useFixes(isWatching, hear);
  useWakeLock(isWatching);
  const positions = useMemo(() => capture.corners.map(({ position }) => position), [capture.corners]);
  const here = isWatching ? fix : null;
  const problem = isWatching ? trouble : null;
  const canMeasure = problem === null || problem === 'silent';

  return (
    <div className="grid gap-4">
      {isWatching && problem === null && <AccuracyMeter fix={fix} gateMetres={capture.gateMetres} />}
      {!isWatching && <p className="rounded-xl border-2 border-line p-4">{t('plots.resting')}</p>}
      {problem !== null && <NoPosition says={t(troubleWords[problem])} onAgain={tryAgain} />}
      {canMeasure && isSteady && <WalkButton isWalking={isWalking} onTurn={() => setWalking(!isWalking)} />}
      {canMeasure && !isSteady && <TakeButton corner={corner} onTake={() => (corner.start(), tryAgain())} />}
      <CaptureSteps
        corners={positions}
        refused={refused}
        onUndo={() => act({ act: 'undo' })}
        onFinish={() => act({ act: 'finish' })}
      >
        {capture.looksMocked && <Notice kind="hint">{t('plots.looksMocked')}</Notice>}
        <MapPart {...map} here={here} onRemove={(index) => act({ act: 'remove', index })} />
      </CaptureSteps>
      <WalkSettings capture={capture} act={act} isSaving={isSaving} onSaving={setSaving} />
    </div>
  );
};

const NoPosition = ({ says, onAgain }: { says: string; onAgain: () => void }) => {
  const { t } = useWords();
  return (
    <div className="grid gap-3">
      <Notice kind="error">{says}</Notice>
      <Button look="quiet" className="justify-self-start" onClick={onAgain}>
        {t('status.again')}
      </Button>
    </div>
  );
};

const big = 'min-h-16 w-full text-lg sm:w-auto sm:justify-self-start';

const WalkButton = ({ isWalking, onTurn }: { isWalking: boolean; onTurn: () => void }) => {
  const { t } = useWords();
  const Icon = isWalking ? CirclePause : Footprints;
  return (
    <Button className={big} look={isWalking ? 'quiet' : 'main'} onClick={onTurn}>
      <Icon aria-hidden className="size-7" />
      {t(isWalking ? 'plots.pauseWalk' : 'plots.startWalk')}
    </Button>
  );
};

const TakeButton = ({ corner, onTake }: { corner: ReturnType<typeof useCorner>; onTake: () => void }) => {
  const { t } = useWords();
  if (!corner.isMeasuring)
    return (
      <Button className={big} onClick={onTake}>
        <MapPinPlus aria-hidden className="size-7" />
        {t('plots.takeCorner')}
      </Button>
    );
  return (
    <div className="grid gap-2">
      <output className="text-lg font-semibold">{t('plots.measuring')}</output>
      <Button look="quiet" className={big} onClick={corner.cancel}>
        <X aria-hidden className="size-6" />
        {t('form.cancel')}
      </Button>
    </div>
  );
};
