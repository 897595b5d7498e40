import { people } from './people.ts';
import { expect, goTo, openIfLocked, takeToPhone, testInOwnHouse as test } from './phones.ts';

const farm = '/Farmer/farm/0193a000-0001-7000-8000-000000000001';
const season = `${farm}/seasons/0193a000-0003-7000-8000-000000000001`;

/** Every screen of a farmer but the vault and what changes the sign-in, with something of theirs that stands on it. */
const screens = [
  ['/farmersDashboard', 'Gonar Amina'],
  ['/Farmer/MyFarms', 'Gonar Amina'],
  [farm, 'Home plot'],
  [`${farm}/seasons/new`, 'Save season'],
  [season, '1,200 kg in all'],
  [`${season}/change`, 'Save changes'],
  [`${season}/activity`, 'Weeding'],
  [`${season}/harvest`, 'Save harvest'],
  ['/Farmer/profile', 'amina@shuka.example'],
  ['/Farmer/profile/consent', 'What my data may be used for'],
  ['/extension-agent-dashboard', 'Chidi Okafor'],
  ['/Farmer/Finance', '₦396,000'],
  ['/Farmer/Finance/add/out', 'What was it for?'],
  ['/Farmer/reports', '2 reports'],
  ['/Farmer/reports/new?farm=0193a000-0001-7000-8000-000000000001', 'Costs'],
  ['/agribusiness', 'Update business'],
  ['/Farmer/card', 'Amina Yusuf'],
  ['/Farmer/passbook', 'Payments'],
  ['/devices', 'Network error. Please check your connection and try again.'], // it tells of other phones
  ['/phone', 'This phone'],
] as const;

test('with no network a farmer reads every screen of theirs, and what is not on the phone', async ({ newPhone }) => {
  test.slow();
  const phone = await newPhone();
  const page = await takeToPhone(phone, people.amina, people.amina.home);
  await phone.networkOff();
  for (const [path, says] of screens) {
    await goTo(page, path);
    await expect(page.getByRole('main'), path).toContainText(says, { timeout: 15_000 });
    await expect(page.getByText('This part did not open.'), path).toHaveCount(0);
  }
  await page.goto('/farmersDashboard?lang=ha');
  await openIfLocked(page);
  await expect(
    page.getByText('Hausa is not on this phone yet. Choose it again when there is a network.'),
  ).toBeVisible();
});
