import { Cable } from 'lucide-react';
import { Button } from '#kit/button.tsx';
import { TextField } from '#kit/field.tsx';
import { Notice } from '#kit/notice.tsx';
import { useWords } from '#kit/words.tsx';
import { kilogramsText } from './typed-measures.ts';
import { useScale } from './use-scale.ts';
import type { useWeighing } from './use-weighing.ts';

type Props = { readonly weighing: ReturnType<typeof useWeighing> };

/** Gross and tare: typed, or taken from the scale at the cable where the browser can listen to one. */
export const WeightField = ({ weighing: { typed, change, take } }: Props) => {
  const { t } = useWords();
  const scale = useScale();
  const { grams } = scale;
  const weights = [
    ['gross', 'grossGrams', t('weigh.grossKilograms')],
    ['tare', 'tareGrams', t('weigh.tareKilograms')],
  ] as const;
  return (
    <div className="grid gap-3">
      <div className="grid gap-4 sm:grid-cols-2">
        {weights.map(([field, name, label]) => (
          <div key={field} className="grid content-start gap-2">
            <TextField
              name={name}
              label={label}
              inputMode="decimal"
              value={typed[field]}
              onChange={({ target }) => change(field, target.value)}
            />
            {grams !== null && (
              <Button look="quiet" onClick={() => take(field, grams)}>
                {t('weigh.take', { weight: kilogramsText(grams) })}
              </Button>
            )}
          </div>
        ))}
      </div>
      {scale.isThere && (
        <Button
          look="bare"
          className="justify-self-start"
          onClick={() => (scale.state === 'on' ? scale.stop() : void scale.begin())}
        >
          <Cable aria-hidden className="size-5" />
          {t(scale.state === 'on' ? 'weigh.stopScale' : 'weigh.readScale')}
        </Button>
      )}
      {scale.state === 'failed' && <Notice kind="error">{t('weigh.scaleFailed')}</Notice>}
    </div>
  );
};
