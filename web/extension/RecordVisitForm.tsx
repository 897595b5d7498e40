import { lazy, Suspense } from '#kit/lazy.ts';
import { loadWithWords } from '#kit/load-with-words.ts';
import { Loading } from '#kit/loading.tsx';
import type { VisitFormProps } from './VisitForm.tsx';

const VisitForm = lazy(() =>
  loadWithWords(
    'care',
    import('./VisitForm.tsx').then((part) => part.VisitForm),
  ),
);

/** A visit with the advice given, written down where it took place; the form comes when it is opened. */
export const RecordVisitForm = (props: VisitFormProps) => (
  <Suspense fallback={<Loading />}>
    <VisitForm {...props} />
  </Suspense>
);
