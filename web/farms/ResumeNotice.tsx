import { formatDateTime } from '@shuka/domain/kit/calendar.ts';
import { Button } from '#kit/button.tsx';
import { useWords } from '#kit/words.tsx';
import type { Capture } from './plot-capture.ts';
import { PlotShape } from './PlotShape.tsx';

type Props = { readonly capture: Capture; readonly onResume: () => void; readonly onForget: () => void };

/** A boundary that was begun earlier: the phone slept, or the app was closed. */
export const ResumeNotice = ({ capture: { corners, beganAtMillis }, onResume, onForget }: Props) => {
  const { t, language } = useWords();
  const began = formatDateTime(new Date(beganAtMillis), language);
  return (
    <div className="grid gap-3 rounded-2xl border-2 border-leaf bg-paper p-4">
      <h2 className="text-xl font-bold">{t('plots.resumeTitle')}</h2>
      <div className="flex items-center gap-4">
        {corners.length > 1 && <PlotShape boundary={corners.map(({ position }) => position)} />}
        <p>{t('plots.resumeText', { count: corners.length, began })}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onResume}>{t('plots.resume')}</Button>
        <Button look="danger" onClick={onForget}>
          {t('plots.beginAgain')}
        </Button>
      </div>
    </div>
  );
};
