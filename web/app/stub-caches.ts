/** Gives a test the caches of a browser, empty. @returns what lies in each, by its name. */
export const stubCaches = (): Map<string, Map<string, Response>> => {
  const all = new Map<string, Map<string, Response>>();
  const find = (key: string, held: Map<string, Response> | undefined): Response | undefined => held?.get(key)?.clone();
  const open = async (name: string) => {
    const held = all.get(name) ?? new Map<string, Response>();
    all.set(name, held);
    return {
      keys: async () => [...held.keys()].map((path) => ({ url: `https://shuka.example${path}` })),
      match: async (key: string) => find(key, held),
      put: async (key: string, response: Response) => void held.set(key, response),
    };
  };
  const match = async (key: string, { cacheName }: { readonly cacheName?: string } = {}) =>
    cacheName === undefined
      ? [...all.values()].map((held) => find(key, held)).find(Boolean)
      : find(key, all.get(cacheName));
  Object.assign(globalThis, { caches: { open, match, keys: async () => [...all.keys()] } });
  return all;
};
