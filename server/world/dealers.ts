import { checkedGood, sumOfLines, type GoodDetails, type VoucherLine } from '@shuka/domain/marketplace';
import type { Company } from '@shuka/domain/relations';
import { addDays, dayOf } from '@shuka/domain/kit/day.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { insertGood, insertStockLine, insertVoucher, markGood, newVoucherCode, signVoucher } from '#marketplace';
import { insertCompany, insertStaff } from '#relations';
import type { Services } from '#kit/context.ts';
import type { Db } from '#kit/db.ts';
import { loadPerson } from './load-person.ts';
import { idOf, people, type WorldPerson } from './people.ts';

/** Who sells inputs at Bichi; invented like all the others. */
export const ladidi = {
  accountId: idOf(22),
  firstName: 'Ladidi',
  lastName: 'Abubakar',
  email: 'ladidi.abubakar@shuka.example',
  phone: '+2348031234522',
  password: 'iri-da-taki-44',
  roles: ['agro-processor'],
  state: 'active',
} as const satisfies WorldPerson;

/** Her shop; its number is invented. */
const shop: Company = {
  companyId: idOf(32),
  name: 'Bichi Farm Inputs',
  kind: 'dealer',
  cacClass: 'BN',
  cacNumber: '2345678',
  stateCode: 'KN',
  lga: 'Bichi',
  address: '3 Market Road, Bichi',
  monthlyTonnes: 40,
};

type Stocked = GoodDetails & { readonly stock: number };

const seed: Stocked = {
  kind: 'seed',
  name: 'Maize seed SAMMAZ 52',
  maker: 'Savannah Seeds',
  registration: 'NGZM-14-0052',
  packSize: 5000,
  packUnit: 'gram',
  priceKobo: 850_000,
  safety: null,
  stock: 60,
};

const fertiliser: Stocked = {
  ...seed,
  kind: 'fertiliser',
  name: 'NPK 15-15-15',
  maker: 'Kano Blending',
  registration: 'FFD/2025/0231',
  packSize: 50_000,
  priceKobo: 4_200_000,
  stock: 120,
};

const herbicide: Stocked = {
  kind: 'pesticide',
  name: 'Weed Clear 40',
  maker: 'Sahel Agro',
  registration: 'A5-0417',
  packSize: 1000,
  packUnit: 'millilitre',
  priceKobo: 650_000,
  safety: {
    activeIngredient: 'Nicosulfuron 40 g/l',
    whoClass: 'U',
    protectiveGear: 'Gloves, boots, long sleeves and a mask',
    preHarvestDays: 60,
    registeredUntil: '2029-12-31',
  },
  stock: 35,
};

const hoe: Stocked = {
  ...seed,
  kind: 'tool',
  name: 'Hoe',
  maker: 'Bichi Smiths',
  registration: '',
  packSize: 1,
  packUnit: 'piece',
  priceKobo: 350_000,
  stock: 25,
};

const loadGood = async (db: Db, id: string, { stock, ...good }: Stocked, by: string, now: Date): Promise<void> => {
  await insertGood(db, { ...checkedGood(good), id, companyId: shop.companyId, now });
  if (good.registration !== '') await markGood(db, id, { state: 'verified', by, today: dayOf(now), reason: '' });
  const came = { id: newId(), goodId: id, packs: stock, reason: 'received', ofId: null } as const;
  await insertStockLine(db, { ...came, byId: ladidi.accountId, at: now });
};

const goods = [seed, fertiliser, herbicide, hoe].map((good, place) => ({ id: idOf(80 + place), good }));

/** Two bags of fertiliser and a bag of seed for Amina, good for the months to come whenever the demo is begun. */
const loadVoucher = async (db: Db, { secrets, clock }: Services): Promise<void> => {
  const now = clock.now();
  const lines = goods.slice(0, 2).map(({ id: goodId, good }, place): VoucherLine => {
    const { name, packSize, packUnit, priceKobo } = good;
    return { goodId, name, packSize, packUnit, priceKobo, packs: place + 1 };
  });
  const of = { keeperId: people.amina.accountId, companyId: shop.companyId, expiresOn: addDays(dayOf(now), 120) };
  const id = newId();
  const token = signVoucher(secrets, { ...of, voucherId: id, issuedAt: Math.floor(now.getTime() / 1000), lines });
  const said = { programme: 'Kano State dry-season support', valueKobo: sumOfLines(lines), code: newVoucherCode() };
  await insertVoucher(db, { ...of, ...said, id, lines, token, by: people.chidi.accountId, now });
};

/** In the demo alone: a dealer with a few goods, and a voucher for Amina. @param by who looked the numbers up. */
export const loadDealer = async (db: Db, services: Services, by: string, now: Date): Promise<void> => {
  const { accountId } = ladidi;
  await loadPerson(db, services, ladidi);
  await insertCompany(db, { ...shop, ownerId: accountId, now });
  await insertStaff(db, { companyId: shop.companyId, accountId, duty: 'owner', decidedBy: accountId, now });
  for (const { id, good } of goods) await loadGood(db, id, good, by, now);
  await loadVoucher(db, services);
};
