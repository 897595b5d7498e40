import {
  Bell,
  Building2,
  ChartNoAxesColumn,
  CloudRain,
  Footprints,
  MessagesSquare,
  ShieldCheck,
  Store,
} from 'lucide-react';
import { useState } from 'react';
import {
  noticeKinds,
  readNotices,
  saveNotices,
  type NoticeDraft,
  type NoticeKind,
  type NoticeSettings,
  type NoticeWay,
} from '@shuka/domain/accounts';
import { SubmitButton } from '#kit/button.tsx';
import { SelectField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { PushPart } from './PushPart.tsx';
import { QuietFields } from './QuietFields.tsx';
import { ToldNews } from './ToldNews.tsx';

const signs = {
  messages: MessagesSquare,
  visits: Footprints,
  weather: CloudRain,
  trade: Store,
  investments: ChartNoAxesColumn,
  company: Building2,
  news: Bell,
} as const satisfies Record<NoticeKind, unknown>;

/** What a person is told of, how, and when not. */
export const NoticesPage = () => {
  const { t } = useWords();
  const loaded = useLoad(readNotices, {});
  return (
    <section className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-4">
      <h1 className="text-2xl font-bold">{t('notices.title')}</h1>
      <LoadedPart loaded={loaded}>{({ told }) => <ToldNews told={told} />}</LoadedPart>
      <p>{t('notices.intro')}</p>
      <div className="flex gap-3 rounded-2xl border border-line bg-paper p-4">
        <ShieldCheck aria-hidden className="size-6 shrink-0 text-leaf" />
        <div>
          <h2 className="font-semibold">{t('notices.account')}</h2>
          <p className="text-sm text-ink-soft">{t('notices.accountText')}</p>
        </div>
      </div>
      <LoadedPart loaded={loaded}>
        {(settings) => (
          <>
            <PushPart settings={settings} onChanged={loaded.reload} />
            <Choices settings={settings} />
          </>
        )}
      </LoadedPart>
    </section>
  );
};

/** Only what was chosen is kept: the rest goes as usual, also once somebody has a new number or address. */
const draftOf = (fields: Readonly<Record<string, string>>, { kinds }: NoticeSettings): NoticeDraft => ({
  choices: kinds.flatMap(({ kind, way, isChosen }) => {
    const wanted = (fields[`way-${kind}`] ?? way) as NoticeWay; // its select offers nothing else
    return isChosen || wanted !== way ? [{ kind, way: wanted }] : [];
  }),
  quiet:
    fields['isQuiet'] === undefined
      ? null
      : { from: Number(fields['quiet.from']), until: Number(fields['quiet.until']) },
});

const Choices = ({ settings }: { readonly settings: NoticeSettings }) => {
  const { t } = useWords();
  const [isSaved, setSaved] = useState(false);
  const ordered = noticeKinds.flatMap((kind) => settings.kinds.find((one) => one.kind === kind) ?? []);
  return (
    <Form
      contract={saveNotices}
      draftOf={(fields) => {
        setSaved(false);
        return draftOf(fields, settings);
      }}
      onDone={() => setSaved(true)}
    >
      {ordered.map(({ kind, way }) => (
        // A way that the server changed is shown as it is now; what was chosen beside it stays.
        <Kind key={`${kind} ${way}`} kind={kind} way={way} ways={settings.ways} />
      ))}
      <QuietFields quiet={settings.quiet} />
      <SubmitButton sending={t('form.sending')}>{t('notices.save')}</SubmitButton>
      <output className="font-semibold text-leaf empty:hidden">{isSaved ? t('notices.saved') : null}</output>
    </Form>
  );
};

type KindProps = { readonly kind: NoticeKind; readonly way: NoticeWay; readonly ways: readonly NoticeWay[] };

const Kind = ({ kind, way, ways }: KindProps) => {
  const { t } = useWords();
  const Sign = signs[kind];
  return (
    <div className="flex gap-3 rounded-2xl border border-line bg-paper p-4">
      <Sign aria-hidden className="mt-1 size-6 shrink-0 text-leaf" />
      <div className="min-w-0 grow">
        <SelectField
          name={`way-${kind}`}
          label={t(`notices.kind.${kind}`)}
          hint={t(`notices.about.${kind}`)}
          defaultValue={way}
        >
          {ways.map((one) => (
            <option key={one} value={one}>
              {t(`notices.way.${one}`)}
            </option>
          ))}
        </SelectField>
      </div>
    </div>
  );
};
