/** The browser's caches, as far as the portal uses them; jsdom has none. */
export function fakeCaches() {
  const stores = new Map<string, Map<string, Response>>()
  const addressOf = (one: Request | string) =>
    new URL(typeof one === 'string' ? one : one.url, 'http://winex.test').href
  return {
    keys: () => Promise.resolve([...stores.keys()]),
    delete: (name: string) => Promise.resolve(stores.delete(name)),
    match: (one: string, { cacheName }: { cacheName: string }) =>
      Promise.resolve(stores.get(cacheName)?.get(addressOf(one))?.clone()),
    open: (name: string) => {
      const store = stores.get(name) ?? new Map<string, Response>()
      stores.set(name, store)
      return Promise.resolve({
        keys: () => Promise.resolve([...store.keys()].map((url) => new Request(url))),
        put: (one: string, answer: Response) => {
          store.delete(addressOf(one))
          store.set(addressOf(one), answer)
          return Promise.resolve()
        },
        delete: (one: Request | string) => Promise.resolve(store.delete(addressOf(one))),
      })
    },
  }
}
