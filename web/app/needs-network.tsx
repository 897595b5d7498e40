import type { ComponentType } from 'react';
import { Button } from '#kit/button.tsx';
import { Notice } from '#kit/notice.tsx';
import { useWords } from '#kit/words.tsx';
import type { Screen } from './area.ts';

const NoNetwork = () => {
  const { t } = useWords();
  return (
    <div className="grid gap-3">
      <Notice kind="error">{t('form.network')}</Notice>
      <Button className="justify-self-start" onClick={() => location.reload()}>
        {t('update.reload')}
      </Button>
    </div>
  );
};

/** A screen that no phone takes for the day it has no network: where it does not come then, that is said in its place. */
export const needsNetwork = ({ path, load }: Screen): Screen => ({
  path,
  load: (): Promise<ComponentType> =>
    load().catch((error: unknown) => {
      if (navigator.onLine) throw error;
      return NoNetwork;
    }),
});
