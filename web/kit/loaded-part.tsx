import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Loading } from './loading.tsx';
import { Notice } from './notice.tsx';
import type { Loaded } from './use-load.ts';
import { useWords } from './words.tsx';

type Props<Value> = {
  readonly loaded: Loaded<Value> & { reload: () => void };
  readonly children: (value: Value) => ReactNode;
};

/** What was loaded; meanwhile that it is being loaded; or why not, and a way to try again. */
export const LoadedPart = <Value,>({ loaded, children }: Props<Value>) => {
  const { t } = useWords();
  if (loaded.state === 'ready') return children(loaded.value);
  if (loaded.state === 'loading') return <Loading />;
  const { status, title, requestId } = loaded.failure;
  return (
    <div className="grid gap-3">
      <Notice kind="error">
        {status === 0 ? t('form.network') : status >= 500 ? `${title} (${requestId ?? ''})` : title}
      </Notice>
      <Button look="quiet" onClick={loaded.reload}>
        {t('status.again')}
      </Button>
    </div>
  );
};
