import { ChartNoAxesCombined } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { readMyStates } from '@shuka/domain/traceability';
import { stateName } from '@shuka/domain/kit/state-names.ts';
import { ChoiceChips } from '#kit/choice-chips.tsx';
import { SelectField } from '#kit/field.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { complyPaths } from './comply-paths.ts';
import { StateCertificates } from './StateCertificates.tsx';
import { StateFigures } from './StateFigures.tsx';
import { StateLots } from './StateLots.tsx';
import { StateRecalls } from './StateRecalls.tsx';
import { StateSums } from './StateSums.tsx';

const views = {
  lots: StateLots,
  recalls: StateRecalls,
  certificates: StateCertificates,
  sums: StateSums,
  figures: StateFigures,
};

type View = keyof typeof views;

const names = Object.keys(views) as View[]; // its own keys

/** What an authority sees of a state: it looks, and changes nothing. */
export const RegulatorPage = () => {
  const { t } = useWords();
  const loaded = useLoad(readMyStates, {});
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <h1 className="text-2xl font-bold">{t('comply.regulator')}</h1>
      <p>{t('comply.regulatorLead')}</p>
      <LoadedPart loaded={loaded}>
        {({ states, authority }) =>
          states.length === 0 ? (
            <Notice kind="hint">{t('comply.notRegulator')}</Notice>
          ) : (
            <Looks states={states} authority={authority} />
          )
        }
      </LoadedPart>
    </section>
  );
};

const Looks = ({ states, authority }: { readonly states: readonly string[]; readonly authority: string }) => {
  const { t, say } = useWords();
  const [stateCode, setState] = useState(states[0] ?? '');
  const [view, setView] = useState<View>('lots');
  const Shown = views[view];
  return (
    <>
      {authority !== '' && <p className="font-semibold">{authority}</p>}
      <Link
        to={complyPaths.countedOfStates}
        className="inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold text-leaf underline"
      >
        <ChartNoAxesCombined aria-hidden className="size-5" />
        {t('comply.counted')}
      </Link>
      <SelectField
        name="state"
        label={t('comply.stateTitle')}
        value={stateCode}
        onChange={({ target }) => setState(target.value)}
      >
        {states.map((code) => (
          <option key={code} value={code}>
            {stateName(code)}
          </option>
        ))}
      </SelectField>
      <ChoiceChips
        label={t('comply.regulator')}
        choices={names.map((value) => ({ value, says: say(`comply.view.${value}`) }))}
        chosen={view}
        onChange={setView}
      />
      <Shown key={`${stateCode} ${view}`} stateCode={stateCode} />
    </>
  );
};
