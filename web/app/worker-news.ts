declare const self: ServiceWorkerGlobalScope;

/** Where a person reads what the news are, once they are in. */
const newsPath = '/notices';

type News = { readonly title?: unknown; readonly text?: unknown };

const textOf = (said: unknown, usual: string): string => (typeof said === 'string' && said !== '' ? said : usual);

/** What came, or that something did: a browser lets nobody be told without showing it. */
const readNews = (data: PushMessageData | null): News => {
  try {
    return (data?.json() as News | undefined) ?? {};
  } catch {
    return {};
  }
};

/** Shows that there is news, one sign however many there are. What it is stands in the app alone. */
export const showNews = async ({ data }: PushEvent): Promise<void> => {
  const { title, text } = readNews(data);
  const icon = '/pictures/icon-192.png';
  await self.registration.showNotification(textOf(title, self.location.hostname), {
    body: textOf(text, ''),
    tag: 'news',
    icon,
  });
};

/** Opens the page of news, beside whatever page somebody is typing in. */
export const openNews = async ({ notification }: NotificationEvent): Promise<void> => {
  notification.close();
  const open = await self.clients.matchAll({ type: 'window' });
  const [held] = open.filter(({ url }) => new URL(url).pathname === newsPath);
  await (held === undefined ? self.clients.openWindow(newsPath) : held.focus());
};
