import { Check, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { areaHectares, perimeterMetres, type Boundary } from '@shuka/domain/kit/geodesy.ts';
import { formatNumber } from '@shuka/domain/kit/calendar.ts';
import { Button } from '#kit/button.tsx';
import { Notice } from '#kit/notice.tsx';
import { useWords } from '#kit/words.tsx';
import { fewestCorners, type Refusal } from './plot-capture.ts';
import { areaValues } from './plot-facts.ts';

/** How large the land is so far: it grows while one walks. */
export const RunningArea = ({ corners }: { corners: Boundary }) => {
  const { t } = useWords();
  const facts = [
    [t('plots.corners'), formatNumber(corners.length)],
    [t('plots.area'), t('plots.areaValue', areaValues(areaHectares(corners)))],
    [t('plots.perimeter'), t('plots.metres', { metres: Math.round(perimeterMetres(corners)) })],
  ] as const;
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 rounded-xl border border-line bg-paper p-3 sm:grid-cols-3">
      {facts.map(([name, value]) => (
        <div key={name} className="contents sm:block">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="font-bold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
};

type Props = {
  readonly corners: Boundary;
  readonly refused: Refusal | null;
  readonly onUndo: (() => void) | null;
  readonly onFinish: () => void;
  readonly children?: ReactNode;
};

/** What all three ways end with: the area so far, one step back, and on to the check. */
export const CaptureSteps = ({ corners, refused, onUndo, onFinish, children }: Props) => {
  const { t } = useWords();
  const isTooFew = corners.length < fewestCorners;
  return (
    <>
      {refused !== null && <Notice kind="error">{t(refused)}</Notice>}
      <RunningArea corners={corners} />
      {children}
      {isTooFew && <p id="too-few">{t('plots.tooFewYet', { missing: fewestCorners - corners.length })}</p>}
      <div className="flex flex-wrap gap-3">
        {onUndo !== null && (
          <Button look="quiet" disabled={corners.length === 0} onClick={onUndo}>
            <Undo2 aria-hidden className="size-5" />
            {t('plots.undo')}
          </Button>
        )}
        <Button aria-disabled={isTooFew} aria-describedby={isTooFew ? 'too-few' : undefined} onClick={onFinish}>
          <Check aria-hidden className="size-5" />
          {t('plots.finish')}
        </Button>
      </div>
    </>
  );
};
