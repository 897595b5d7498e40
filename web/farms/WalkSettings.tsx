import { defaultGateMetres } from '@shuka/domain/kit/fixes.ts';
import { Notice } from '#kit/notice.tsx';
import { useWords } from '#kit/words.tsx';
import { widestGateMetres, type Capture } from './plot-capture.ts';
import type { Capturing } from './use-capture.ts';

type Props = {
  readonly capture: Capture;
  readonly act: Capturing['act'];
  readonly isSaving: boolean;
  readonly onSaving: (isSaving: boolean) => void;
};

const modes = [
  ['corners', 'plots.modeCorners', 'plots.modeCornersText'],
  ['steady', 'plots.modeSteady', 'plots.modeSteadyText'],
] as const;

/** How the walk is taken down: at corners or all the way, how rough a position may be, whether the GPS rests. */
export const WalkSettings = ({ capture, act, isSaving, onSaving }: Props) => {
  const { t } = useWords();
  const isLoose = capture.gateMetres > defaultGateMetres;
  return (
    <>
      <fieldset className="grid gap-2 border-t border-line pt-4 sm:grid-cols-2">
        <legend className="float-left mb-2 w-full font-semibold sm:col-span-2">{t('plots.mode')}</legend>
        {modes.map(([mode, name, text]) => (
          <label
            key={mode}
            className="flex cursor-pointer items-start gap-3 rounded-xl border-2 border-line-strong p-3 has-checked:border-leaf has-checked:bg-leaf-soft"
          >
            <input
              type="radio"
              name="mode"
              checked={capture.mode === mode}
              onChange={() => act({ act: 'mode', mode })}
              className="mt-1 size-5 accent-leaf"
            />
            <span>
              <strong className="block">{t(name)}</strong>
              {t(text)}
            </span>
          </label>
        ))}
      </fieldset>
      <details className="rounded-xl border border-line bg-paper">
        <summary className="flex min-h-11 cursor-pointer items-center px-3 font-semibold text-leaf">
          {t('plots.settings')}
        </summary>
        <div className="grid gap-2 border-t border-line p-3">
          {capture.mode === 'corners' && (
            <Tick says={t('plots.saveBattery')} isOn={isSaving} onTurn={() => onSaving(!isSaving)} />
          )}
          <Tick
            says={t('plots.loosen', { metres: widestGateMetres })}
            isOn={isLoose}
            onTurn={() => act({ act: 'gate', gateMetres: isLoose ? defaultGateMetres : widestGateMetres })}
          />
        </div>
      </details>
      {isLoose && <Notice kind="hint">{t('plots.loosened', { metres: widestGateMetres })}</Notice>}
    </>
  );
};

const Tick = ({ says, isOn, onTurn }: { says: string; isOn: boolean; onTurn: () => void }) => (
  <label className="flex min-h-11 cursor-pointer items-center gap-3">
    <input type="checkbox" checked={isOn} onChange={onTurn} className="size-5 shrink-0 accent-leaf" />
    {says}
  </label>
);
