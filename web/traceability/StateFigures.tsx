import { useState } from 'react';
import { readStateFigures } from '@shuka/domain/traceability';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { useLoad } from '#kit/use-load.ts';
import { FiguresView } from './FiguresView.tsx';
import { firstSpan, SpanFields } from './SpanFields.tsx';

/** Figures of all companies of a state. */
export const StateFigures = ({ stateCode }: { readonly stateCode: string }) => {
  const [span, setSpan] = useState(firstSpan);
  const loaded = useLoad(readStateFigures, { stateCode, ...span });
  return (
    <>
      <SpanFields span={span} onAsked={setSpan} />
      <LoadedPart loaded={loaded}>{(figures) => <FiguresView figures={figures} />}</LoadedPart>
    </>
  );
};
