/*
 * The portal's service worker (decision 20): keeps the page and the code of what can be read without a connection. It
 * keeps no answers of the server: those belong to a person, and the page knows who that is (`src/portal/offline`).
 * It imports nothing: the build delivers it as one file under a lasting name.
 */

export {}

// TypeScript's types of workers and of pages cannot be used in one project; this is what is needed of them.
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface RequestEvent extends WorkerEvent {
  request: Request
  respondWith(answer: Promise<Response>): void
}
interface Worker {
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void
}
declare const self: Worker

/** Written by the build (`ops/build/portalWorkerPlugin`): the app's first script, and the files of the pages that are kept. */
declare const BUILD: { entry: string; files: string[] }

const PREFIX = 'winex-portal-'
const CACHE = `${PREFIX}${BUILD.entry}`
/** No page of the portal has this address: without cookies the gateway answers it with the app's shell, which holds nothing of anybody. */
const SHELL = '/portal/shell'
/** After this long without an answer the kept page opens. */
const NAVIGATION_MS = 4_000

self.addEventListener('install', (event) => {
  event.waitUntil(keepFiles().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOlder().then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') {
    if (`${pathname}/`.startsWith('/portal/')) event.respondWith(openPage(request))
  } else if (pathname.startsWith('/assets/') || pathname.startsWith('/fonts/')) {
    event.respondWith(openAsset(request))
  }
})

/** Throws when the site was replaced meanwhile: a shell of another version would ask for files that are not kept. */
async function keepFiles(): Promise<void> {
  const shell = await fetch(SHELL, { credentials: 'omit', cache: 'no-store' })
  if (!shell.ok || !(await shell.clone().text()).includes(BUILD.entry))
    throw new Error('The shell is not of this version')
  const cache = await caches.open(CACHE)
  await cache.addAll(BUILD.files)
  await cache.put(SHELL, shell)
}

async function dropOlder(): Promise<void> {
  const names = await caches.keys()
  const older = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE)
  await Promise.all(older.map((name) => caches.delete(name)))
}

/** From the network, so that a new version opens at once; the kept page when there is none, or it takes too long. */
async function openPage(request: Request): Promise<Response> {
  const answer = fetch(request)
  const limit = new Promise<undefined>((done) => {
    setTimeout(done, NAVIGATION_MS)
  })
  const first = await Promise.race([answer.catch(() => undefined), limit])
  return first ?? (await kept(SHELL)) ?? answer
}

/** A file of `/assets` or `/fonts` is named after its content: a kept one is the one that was asked for. */
async function openAsset(request: Request): Promise<Response> {
  const found = await kept(request)
  if (found) return found
  const answer = await fetch(request)
  if (answer.ok)
    await (await caches.open(CACHE)).put(request, answer.clone()).catch(() => undefined)
  return answer
}

const kept = async (request: Request | string): Promise<Response | undefined> =>
  (await caches.open(CACHE)).match(request)
