import { Told } from '#kit/told.ts';
import type { ProviderName } from '#kit/payments.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const needed = (environment: Environment, name: string, because: string): string => {
  const text = environment[name];
  if (text === undefined || text === '') throw new Told(`${name} is missing: ${because}.`);
  return text;
};

const addressOf = (environment: Environment, name: string, usual: string): string => {
  const text = environment[name] ?? usual;
  if (!URL.canParse(text) || !text.startsWith('https://'))
    throw new Told(`${name} must be an address that begins with https://.`);
  return text;
};

/** The settings of a provider, once the first of its variables is there. */
const when = <Settings>(environment: Environment, name: string, read: (secretKey: string) => Settings) => {
  const secretKey = environment[name] ?? '';
  return secretKey === '' ? null : read(secretKey);
};

const providersOf = (environment: Environment) => ({
  paystack: when(environment, 'PAYSTACK_SECRET_KEY', (secretKey) => ({
    secretKey,
    baseUrl: addressOf(environment, 'PAYSTACK_BASE_URL', 'https://api.paystack.co'),
  })),
  flutterwave: when(environment, 'FLUTTERWAVE_SECRET_KEY', (secretKey) => ({
    secretKey,
    webhookHash: needed(environment, 'FLUTTERWAVE_WEBHOOK_HASH', 'FLUTTERWAVE_SECRET_KEY is set'),
    baseUrl: addressOf(environment, 'FLUTTERWAVE_BASE_URL', 'https://api.flutterwave.com/v3'),
  })),
  monnify: when(environment, 'MONNIFY_SECRET_KEY', (secretKey) => ({
    secretKey,
    apiKey: needed(environment, 'MONNIFY_API_KEY', 'MONNIFY_SECRET_KEY is set'),
    contractCode: needed(environment, 'MONNIFY_CONTRACT_CODE', 'MONNIFY_SECRET_KEY is set'),
    sourceAccount: needed(environment, 'MONNIFY_SOURCE_ACCOUNT', 'MONNIFY_SECRET_KEY is set'),
    baseUrl: addressOf(environment, 'MONNIFY_BASE_URL', 'https://api.monnify.com'),
  })),
});

const firstKeys = {
  paystack: 'PAYSTACK_SECRET_KEY',
  flutterwave: 'FLUTTERWAVE_SECRET_KEY',
  monnify: 'MONNIFY_SECRET_KEY',
} as const satisfies Record<Exclude<ProviderName, 'sandbox'>, string>;

const isProvider = (name: string): name is keyof typeof firstKeys => Object.hasOwn(firstKeys, name);

/**
 * Who takes payments: the sandbox in a demo, nobody elsewhere until one is named, with the licence that people's money is
 * held under. Providers whose keys are set are still heard after another was named.
 * @throws Told naming the first variable that is missing or wrong.
 */
export const paymentsOf = (environment: Environment, isDemo: boolean) => {
  const name = environment['PAYMENT_PROVIDER'] ?? '';
  const providers = providersOf(environment);
  if (name === '') return { chosen: isDemo ? ('sandbox' as const) : null, ...providers };
  if (name === 'sandbox') {
    if (!isDemo) throw new Told('PAYMENT_PROVIDER must not be sandbox here: its money is not real, and people are.');
    return { chosen: name, ...providers } as const;
  }
  if (!isProvider(name)) throw new Told('PAYMENT_PROVIDER must be sandbox, paystack, flutterwave or monnify.');
  needed(environment, firstKeys[name], `PAYMENT_PROVIDER is ${name}`);
  needed(environment, 'PAYMENT_LICENCE', 'it names the licence that people’s money is held under');
  return { chosen: name, ...providers };
};
