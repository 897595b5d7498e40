import { join } from 'node:path';
import { projectRoot } from '#kit/root.ts';
import { checkpointAddressesOf, type Environment } from './checkpoint-config.ts';
import { checkLineToDatabase, checkUsers } from './database-config.ts';
import { newKeyOf, secretKeyOf } from './key-config.ts';
import { paymentsOf } from './payment-config.ts';
import { pushOf } from './push-config.ts';
import { scannerOf } from './scanner-config.ts';
import { wrongSetting } from './wrong-setting.ts';

export { wrongSetting };

const portOf = (environment: Environment): number => {
  const text = environment['PORT'] ?? '3000';
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port < 1 || port > 65_535)
    throw wrongSetting('PORT', `must be a number from 1 to 65535, not "${text}".`);
  return port;
};

const urlOf = (environment: Environment, name: string, protocols: readonly string[]): string | null => {
  const text = environment[name];
  if (text === undefined || text === '') return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !protocols.includes(url.protocol)) {
    throw wrongSetting(
      name,
      `must be an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}.`,
    );
  }
  return text.replace(/\/$/, '');
};

const needed = (environment: Environment, name: string, because: string): string => {
  const text = environment[name];
  if (text === undefined || text === '') throw wrongSetting(name, `is missing: ${because}.`);
  return text;
};

const mailOf = (environment: Environment) => {
  const url = urlOf(environment, 'MAIL_URL', ['smtp:', 'smtps:']);
  return url === null
    ? null
    : { url, from: needed(environment, 'MAIL_FROM', 'mail leaves from this address when MAIL_URL is set') };
};

const smsOf = (environment: Environment) => {
  const provider = environment['SMS_PROVIDER'] ?? '';
  if (provider === '') return null;
  if (provider !== 'termii' && provider !== 'africas-talking')
    throw wrongSetting('SMS_PROVIDER', 'must be termii or africas-talking.');
  const because = `SMS_PROVIDER is ${provider}`;
  const username = provider === 'termii' ? '' : needed(environment, 'SMS_USERNAME', because);
  const apiKey = needed(environment, 'SMS_API_KEY', because);
  return {
    provider,
    apiKey,
    username,
    baseUrl: needed(environment, 'SMS_BASE_URL', because),
    senderId: needed(environment, 'SMS_SENDER_ID', because),
  } as const;
};

/** Telephone gateways sign nothing, so a long secret in the address they call is what they are known by. */
const gatewayOf = (environment: Environment) => {
  const secret = environment['CHANNEL_SECRET'] ?? '';
  const addresses = (environment['CHANNEL_ADDRESSES'] ?? '').split(',').map((address) => address.trim());
  if (secret === '') return null;
  if (!/^[A-Za-z0-9_-]{32,200}$/.test(secret))
    throw wrongSetting(
      'CHANNEL_SECRET',
      'must be at least 32 letters, digits, - and _ (openssl rand -hex 24 makes one).',
    );
  return { secret, addresses: addresses.filter((address) => address !== '') };
};

/** Who forecasts the weather: nobody unless an address in Open-Meteo's format is named, with the key of an account if it wants one. */
const weatherOf = (environment: Environment) => {
  const baseUrl = urlOf(environment, 'WEATHER_URL', ['https:', 'http:']);
  return baseUrl === null ? null : { baseUrl, apiKey: environment['WEATHER_API_KEY'] ?? null };
};

/** Which list of stolen passwords is asked: none unless an address is named that answers as Have I Been Pwned does. */
const stolenPasswordsOf = (environment: Environment) => {
  const baseUrl = urlOf(environment, 'STOLEN_PASSWORDS_URL', ['https:', 'http:']);
  return baseUrl === null ? null : { baseUrl };
};

const s3Of = (environment: Environment) => {
  const endpoint = urlOf(environment, 'S3_ENDPOINT', ['https:', 'http:']);
  if (endpoint === null) return null;
  const because = 'S3_ENDPOINT is set';
  const accessKeyId = needed(environment, 'S3_ACCESS_KEY_ID', because);
  return {
    endpoint,
    accessKeyId,
    secretAccessKey: needed(environment, 'S3_SECRET_ACCESS_KEY', because),
    region: environment['S3_REGION'] ?? 'auto',
  };
};

const networkOf = (environment: Environment, isDemo: boolean) => {
  const isDemoOpen = environment['OPEN_DEMO_TO_NETWORK'] === 'without-admin-and-mailbox';
  const host = isDemo && !isDemoOpen ? '127.0.0.1' : (environment['HOST'] ?? '0.0.0.0');
  return { host, hasMailbox: isDemo && !isDemoOpen };
};

const publicUrlOf = (environment: Environment, isDemo: boolean, port: number): string => {
  const url = urlOf(environment, 'PUBLIC_URL', ['http:', 'https:']);
  if (url === null && !isDemo)
    throw wrongSetting('PUBLIC_URL', 'is missing: the address people reach this server at, https://example.org say.');
  return url ?? `http://localhost:${port}`;
};

/** Mail and a database are what a server with real people cannot do without. */
const checkProduction = (environment: Environment, isDemo: boolean): void => {
  if (environment['NODE_ENV'] === 'production' && isDemo) {
    throw wrongSetting(
      'DATABASE_URL',
      'is missing: in production the server wants PostgreSQL 15 or later, postgres://….',
    );
  }
  if (!isDemo)
    needed(environment, 'MAIL_URL', 'people sign up with a code that is sent by mail, smtps://user:password@host say');
};

/** The ground of maps. Without a server named for it they are drawn on a plain one. */
const tilesOf = (environment: Environment) => {
  const url = environment['MAP_TILES_URL'] ?? '';
  const isTemplate =
    /^https:\/\/[\w.-]+(:\d+)?\//.test(url) && ['{z}', '{x}', '{y}'].every((part) => url.includes(part));
  if (url !== '' && !isTemplate)
    throw wrongSetting('MAP_TILES_URL', 'must be an https:// address with {z}, {x} and {y} in it.');
  return url === '' ? null : { url, credit: environment['MAP_TILES_CREDIT'] ?? '', origin: new URL(url).origin };
};

/** The operator's own addresses, shown in the footer and in letters. The defaults are placeholders of the demo. */
const operatorOf = (environment: Environment) => ({
  ADDRESS: environment['OFFICE_ADDRESS'] ?? '12 Example Street, Garki, Abuja, Nigeria',
  PHONE: environment['OFFICE_PHONE'] ?? '+234 800 000 0000',
  EMAIL_GENERAL: environment['EMAIL_GENERAL'] ?? 'hello@shuka.example',
  EMAIL_SUPPORT: environment['EMAIL_SUPPORT'] ?? 'support@shuka.example',
  EMAIL_PARTNERS: environment['EMAIL_PARTNERS'] ?? 'partners@shuka.example',
  FACEBOOK_URL: environment['FACEBOOK_URL'] ?? 'https://www.facebook.com/',
  X_URL: environment['X_URL'] ?? 'https://x.com/',
  INSTAGRAM_URL: environment['INSTAGRAM_URL'] ?? 'https://www.instagram.com/',
  LINKEDIN_URL: environment['LINKEDIN_URL'] ?? 'https://www.linkedin.com/',
});

/**
 * The server's settings, read from the environment once.
 * @throws Told naming the first variable that is missing or wrong.
 */
export const readConfig = (environment: Environment) => {
  const port = portOf(environment);
  const databaseUrl = urlOf(environment, 'DATABASE_URL', ['postgres:', 'postgresql:']);
  const isDemo = databaseUrl === null || ['yes', 'small'].includes(environment['DEMO_WORLD'] ?? '');
  checkProduction(environment, isDemo);
  const ownerUrl = urlOf(environment, 'DATABASE_OWNER_URL', ['postgres:', 'postgresql:']);
  if (databaseUrl !== null) checkUsers(databaseUrl, ownerUrl);
  if (!isDemo && databaseUrl !== null) checkLineToDatabase(environment, 'DATABASE_URL', databaseUrl);
  if (!isDemo && ownerUrl !== null) checkLineToDatabase(environment, 'DATABASE_OWNER_URL', ownerUrl);
  const dataFolder = environment['DATA_FOLDER'] ?? join(projectRoot, 'data');
  const publicUrl = publicUrlOf(environment, isDemo, port);
  return {
    ...networkOf(environment, isDemo),
    port,
    databaseUrl,
    /** Who makes and changes tables, where whoever works in them may not. */
    ownerUrl,
    dataFolder,
    isDemo,
    /** Journeys and the bench ask for a small demo, where a manager looks after two farmers only. */
    hasCaseload: environment['DEMO_WORLD'] !== 'small',
    publicUrl,
    /** On one's own machine both names of it are this server. */
    origins: isDemo ? [publicUrl, `http://localhost:${port}`, `http://127.0.0.1:${port}`] : [publicUrl],
    secretKey: secretKeyOf(environment, dataFolder, isDemo),
    /** What `secret:change` seals the keys of the house with. */
    newSecretKey: newKeyOf(environment),
    trustedProxies: environment['TRUSTED_PROXIES'] ?? '',
    poolSize: Number(environment['DATABASE_POOL'] ?? '10'),
    productName: environment['PRODUCT_NAME'] ?? 'Shuka',
    checkpointAddresses: checkpointAddressesOf(environment),
    operator: operatorOf(environment),
    tiles: tilesOf(environment),
    mail: mailOf(environment),
    sms: smsOf(environment),
    gateway: gatewayOf(environment),
    s3: s3Of(environment),
    payments: paymentsOf(environment, isDemo),
    weather: weatherOf(environment),
    stolenPasswords: stolenPasswordsOf(environment),
    push: pushOf(environment),
    scanner: scannerOf(environment),
    logLevel: environment['LOG_LEVEL'] ?? 'info',
  };
};

export type Config = ReturnType<typeof readConfig>;
