import { Phone } from 'lucide-react';
import { useParams } from 'wouter';
import { countedAgainst, readPurchase, type Purchase } from '@shuka/domain/marketplace';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { BackLink } from '#kit/back-link.tsx';
import { cropName } from '#kit/crop-name.ts';
import { Facts } from '#kit/facts.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords, type Words } from '#kit/words.tsx';
import { AgreementPart } from './AgreementPart.tsx';
import { OnlineOnly } from './OnlineOnly.tsx';
import { PurchaseActs } from './PurchaseActs.tsx';
import { PurchaseStory } from './PurchaseStory.tsx';
import { useMarket } from './demand-paths.ts';
import { trustText, weight } from './demand-words.ts';
import { salePaths, useSide } from './sale-places.ts';
import { payText, whereText } from './sale-words.ts';

/** An order for listed produce, for both of its sides: its terms, what happened, and what may be done now. */
export const PurchasePage = () => {
  const { t } = useWords();
  const { purchaseId = '' } = useParams();
  const market = useMarket();
  const side = useSide();
  const loaded = useLoad(readPurchase, { purchaseId: purchaseId.toLowerCase() });
  return (
    <section className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      <BackLink to={side === 'buyer' ? `${salePaths.mill}/orders` : `${market}/orders`}>{t('listing.orders')}</BackLink>
      <OnlineOnly>
        <LoadedPart loaded={loaded}>
          {(purchase) => <Order key={purchase.story.length} purchase={purchase} onDone={loaded.reload} />}
        </LoadedPart>
      </OnlineOnly>
    </section>
  );
};

const factsOf = (purchase: Purchase, words: Words): (readonly [string, string])[] => {
  const { t, say, language } = words;
  const { companyName, sellerName, mySide, grade, koboPerKilogram, totalKobo, day, payWithinDays } = purchase;
  const seller = sellerName === '' ? t('demand.oneFarmer') : sellerName;
  return [
    mySide === 'buyer' ? [t('demand.farmer'), seller] : [t('listing.buyer'), companyName],
    [t('demand.price'), t('demand.perKilogram', { price: formatNaira(koboPerKilogram) })],
    [t('listing.total'), formatNaira(totalKobo)],
    [t('lots.grade'), say(`lots.grade.${grade}`)],
    [t('listing.where'), whereText(purchase, words)],
    [t('listing.collectedBy'), formatDate(day, language)],
    [t('demand.payment'), payText(payWithinDays, words)],
  ];
};

const Order = ({ purchase, onDone }: { readonly purchase: Purchase; readonly onDone: () => void }) => {
  const words = useWords();
  const { t, say } = words;
  const { grams, crop, state, mySide, otherPhone, agreement, sellerTrust, buyerTrust } = purchase;
  return (
    <>
      <h1 className="text-2xl font-bold">
        {t('listing.orderOf', { weight: weight(grams, words), crop: cropName(crop, words) })}
      </h1>
      <Notice kind={state === 'received' || state === 'accepted' ? 'done' : 'hint'}>
        {say(`listing.order.${state}`)}
      </Notice>
      <Counted purchase={purchase} />
      <p>{mySide === 'buyer' ? trustText(sellerTrust, 'seller', words) : trustText(buyerTrust, 'buyer', words)}</p>
      {otherPhone !== '' && (
        <a
          href={`tel:${otherPhone}`}
          className="inline-flex min-h-12 items-center gap-2 font-semibold text-leaf underline"
        >
          <Phone aria-hidden className="size-5 shrink-0" />
          {otherPhone}
        </a>
      )}
      <PurchaseActs purchase={purchase} onDone={onDone} />
      <Facts facts={factsOf(purchase, words)} />
      {agreement !== null && <AgreementPart agreement={agreement} />}
      <PurchaseStory story={purchase.story} />
    </>
  );
};

/** What came against what was ordered. */
const Counted = ({ purchase: { countedGrams, grams } }: { readonly purchase: Purchase }) => {
  const words = useWords();
  if (countedGrams === null) return null;
  const { shortGrams, overGrams } = countedAgainst(countedGrams, grams);
  const came = weight(countedGrams, words);
  if (shortGrams > 0) return <p>{words.t('listing.cameShort', { came, short: weight(shortGrams, words) })}</p>;
  if (overGrams > 0) return <p>{words.t('listing.cameOver', { came, over: weight(overGrams, words) })}</p>;
  return <p>{words.t('listing.cameAll', { came })}</p>;
};
