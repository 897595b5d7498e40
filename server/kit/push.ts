/** Where a browser is told, and the two keys its Push API gave for it, in base64url. */
export type PushPlace = { readonly endpoint: string; readonly p256dh: string; readonly auth: string };

/** What a browser shows: nothing of anybody, since whoever holds the phone reads it. */
type PushNews = { readonly title: string; readonly text: string };

/** What tells browsers. `gone` is one that will never be told again, so that it can be forgotten. */
export type PushSender = {
  /** What browsers subscribe with: the public key of this server, in base64url. */
  readonly publicKey: string;
  /** Whether this is the address of a service that browsers have: none else is ever called. */
  accepts(endpoint: string): boolean;
  send(place: PushPlace, news: PushNews): Promise<'sent' | 'gone'>;
};
