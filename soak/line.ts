/** A line to the server with a jar of cookies: what a browser's `fetch` is to the app. */
export type Line = {
  readonly cookies: Map<string, string>;
  fetch(path: string, init: RequestInit): Promise<Response>;
};

const cookieHeader = (cookies: ReadonlyMap<string, string>): string =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

const keep = (cookies: Map<string, string>, text: string): void => {
  const [pair = ''] = text.split(';');
  const at = pair.indexOf('=');
  const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
  if (value === '' || /max-age=0\b/i.test(text)) cookies.delete(name);
  else cookies.set(name, value);
};

/** Each request has a connection of its own, so that a cut meets one request alone and can be counted. */
export const makeLine = (port: () => number, cookies: Map<string, string>): Line => ({
  cookies,
  fetch: async (path, init) => {
    const headers = {
      ...(init.headers as Record<string, string>), // the app sends plain objects
      connection: 'close',
      cookie: cookieHeader(cookies),
    };
    const response = await fetch(`http://127.0.0.1:${port()}${path}`, { ...init, headers });
    for (const text of response.headers.getSetCookie()) keep(cookies, text);
    return response;
  },
});

/** Calls the API straight, as a page with a network does. @returns the status. */
export const callApi = async (line: Line, method: string, path: string, body: object): Promise<number> => {
  const headers = { 'content-type': 'application/json', 'x-xsrf-token': line.cookies.get('XSRF-TOKEN') ?? '' };
  const response = await line.fetch(path, { method, headers, body: JSON.stringify(body) });
  await response.arrayBuffer();
  return response.status;
};
