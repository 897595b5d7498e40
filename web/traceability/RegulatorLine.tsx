import { Scale } from 'lucide-react';
import { Link } from 'wouter';
import { readMyStates } from '@shuka/domain/traceability';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { complyPaths } from './comply-paths.ts';

/** The way of a regulator to what they look at; nothing for who is none, or while there is no network to ask. */
export const RegulatorLine = () => {
  const { t } = useWords();
  const loaded = useLoad(readMyStates, {});
  if (loaded.state !== 'ready' || loaded.value.states.length === 0) return null;
  return (
    <Link
      to={complyPaths.regulator}
      className="inline-flex min-h-12 items-center gap-2 font-semibold text-leaf underline underline-offset-4"
    >
      <Scale aria-hidden className="size-5" />
      {t('comply.regulator')}
    </Link>
  );
};
