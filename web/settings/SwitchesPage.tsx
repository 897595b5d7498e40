import { useState } from 'react';
import { changeSwitch, listSwitches, type SwitchState } from '@shuka/domain/settings';
import { call } from '#kit/api.ts';
import { Button } from '#kit/button.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { UpdatesPart } from './UpdatesPart.tsx';
import { WindowsPart } from './WindowsPart.tsx';

/** The doors of the platform: what is open, and a button for each that may be turned. */
export const SwitchesPage = () => {
  const { t, say } = useWords();
  const loaded = useLoad(listSwitches, {});
  const [problem, setProblem] = useState<string | null>(null);
  const turn = async ({ name, isOpen }: SwitchState): Promise<void> => {
    const result = await call(changeSwitch, { name, isOpen: !isOpen });
    setProblem(result.ok ? null : result.failure.title === '' ? t('form.network') : result.failure.title);
    loaded.reload();
  };
  return (
    <section className="grid gap-4">
      <h1 className="text-2xl font-bold">{t('switches.title')}</h1>
      <p>{t('switches.intro')}</p>
      {problem !== null && <Notice kind="error">{problem}</Notice>}
      <LoadedPart loaded={loaded}>
        {({ items }) => (
          <ul className="grid gap-3">
            {items.map((one) => (
              <li
                key={one.name}
                className="flex flex-wrap items-center gap-3 rounded-2xl border border-line bg-paper p-4"
              >
                <div className="min-w-0 grow">
                  <p className="font-semibold">{say(`switches.name.${one.name}`)}</p>
                  <p className={one.isOpen ? 'text-leaf' : 'text-danger'}>
                    {one.isOpen ? t('switches.open') : t('switches.closed')}
                  </p>
                </div>
                <Button look={one.isOpen ? 'danger' : 'main'} onClick={() => void turn(one)}>
                  {one.isOpen ? t('switches.close') : t('switches.openIt')}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </LoadedPart>
      <WindowsPart />
      <UpdatesPart />
    </section>
  );
};
