import { useMemo } from 'react';
import type { Farm, Plot } from '@shuka/domain/farms';
import { Button } from '#kit/button.tsx';
import { useWords } from '#kit/words.tsx';
import { ways } from './capture-ways.ts';
import { DoubtNotice } from './DoubtNotice.tsx';
import type { Capture } from './plot-capture.ts';
import { doubtOf, nearbyOf, startOf } from './plot-facts.ts';
import { TapCorners } from './TapCorners.tsx';
import { TypeCorners } from './TypeCorners.tsx';
import type { Capturing } from './use-capture.ts';
import { WalkCorners } from './WalkCorners.tsx';

type Props = {
  readonly farm: Farm;
  readonly plots: readonly Plot[];
  readonly capture: Capture;
  readonly capturing: Capturing;
};

/** Finding the corners the way that was chosen, and the door to the other ways: no corner is lost on changing. */
export const FindCorners = ({ farm, plots, capture, capturing }: Props) => {
  const { t } = useWords();
  const { corners, plotId, way } = capture;
  const scene = useMemo(() => {
    const positions = corners.map(({ position }) => position);
    return {
      corners: positions,
      isClosed: positions.length > 2 && way !== 'walked',
      crossing: null,
      neighbours: nearbyOf(plots, plotId, farm.id, positions[0] ?? null),
      picked: null,
    };
  }, [corners, way, plots, plotId, farm.id]);
  const map = { scene, start: { position: startOf(farm.stateCode), isNear: false } };
  const shared = { capture, capturing, map };
  return (
    <>
      {way === 'walked' && <WalkCorners {...shared} />}
      {way === 'tapped' && <TapCorners {...shared} />}
      {way === 'typed' && <TypeCorners {...shared} stateCode={farm.stateCode} />}
      {way !== 'typed' && (
        <DoubtNotice
          doubt={doubtOf(farm.stateCode, scene.corners)}
          stateCode={farm.stateCode}
          onSwap={() => capturing.act({ act: 'swap' })}
        />
      )}
      <section className="grid gap-2 border-t border-line pt-4">
        <h2 className="font-semibold">{t('plots.otherWays')}</h2>
        <div className="flex flex-wrap gap-2">
          {ways
            .filter((other) => other.way !== way)
            .map((other) => (
              <Button key={other.way} look="quiet" onClick={() => capturing.act({ act: 'switch', way: other.way })}>
                <other.Icon aria-hidden className="size-5" />
                {t(other.name)}
              </Button>
            ))}
        </div>
      </section>
    </>
  );
};
