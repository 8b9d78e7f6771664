import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BrowserContext, Page } from 'playwright'
import { afterEach, expect, test } from 'vitest'
import {
  closeAfterTests,
  DESKTOP,
  expectAccessible,
  openAs,
  openContext,
  signInAs,
  signInByForm,
} from '../../support/browser'
import { placeOrder } from '../../support/buyer'
import { openShop, type Shop } from '../../support/openShop'
import { world } from '../../support/world'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
  server = undefined
})
closeAfterTests()

const CUSTOMER = 'zelia@exemplo.com.br'
const SEEN = /^Sem conexão: mostrando o que foi visto às \d\d:\d\d\./

/** A signed-in browser that may install the portal. */
async function openInstallable(shop: Shop, baseURL = world.url): Promise<[Page, BrowserContext]> {
  const context = await openContext(DESKTOP, { serviceWorkers: 'allow', baseURL })
  const page = await context.newPage()
  await signInAs(page, shop)
  return [page, context]
}

/** Opens Hoje and waits until the worker has kept its files and answers this page. */
async function install(page: Page) {
  await page.goto('/portal/today')
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  // a page that was opened while the worker began is answered by it from its next load on
  await page.reload()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

const caches = (page: Page, prefix: string) =>
  page.evaluate(
    async (begin) => (await window.caches.keys()).filter((name) => name.startsWith(begin)),
    prefix,
  )

/** Waits until an answer of this path is kept: leaving the page before would end the writing. */
const keeps = (page: Page, path: string) =>
  page.waitForFunction(async (ending) => {
    const [name] = (await window.caches.keys()).filter((one) => one.startsWith('winex-seen-'))
    const kept = name ? await (await window.caches.open(name)).keys() : []
    return kept.some(({ url }) => new URL(url).pathname.endsWith(ending))
  }, path)

async function seeOrder(page: Page, id: string) {
  await page.goto(`/portal/orders/${id}`)
  await page.getByText(CUSTOMER).first().waitFor()
  await keeps(page, `/vendor/orders/${id}`)
}

test('Hoje, the orders, an order and its slip are read without a connection, until one signs out; the next person sees nothing', async () => {
  const shop = await openShop({ wines: 1 })
  const other = await openShop({ wines: 0 })
  const id = await placeOrder(shop)
  const number = `#${String((await shop.order(id)).display_id)}`
  const [page, connection] = await openInstallable(shop)
  await install(page)
  await page.getByText(number).first().waitFor()
  await keeps(page, '/vendor/today')
  await page.goto('/portal/orders')
  await page.locator('tbody').getByText(number).waitFor()
  await keeps(page, '/vendor/orders')
  await seeOrder(page, id)

  await connection.setOffline(true)
  await page.reload()
  await page.getByText(CUSTOMER).first().waitFor()
  await page.getByText(SEEN).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Aprovar pedido', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Aprovar pedido' }).click()
  await page.getByText('Sem conexão com o servidor').first().waitFor()
  await page.goto(`/portal/orders/${id}/romaneio`)
  await page.getByText('Zélia <b> da Silva & Cia').waitFor()
  await page.getByText(`Vinho 0 ${shop.mark}`).waitFor()
  await page.goto('/portal/orders')
  await page.locator('tbody').getByText(number).waitFor()
  await page.goto('/portal/today')
  await page.getByRole('heading', { name: 'Hoje', level: 1 }).waitFor()
  await page.getByText(number).first().waitFor()
  await page.getByText(SEEN).waitFor()

  await connection.setOffline(false)
  await page.getByText(SEEN).waitFor({ state: 'detached' })
  await connection.setOffline(true)
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('button', { name: 'Entrar', exact: true }).waitFor()
  await expect.poll(() => caches(page, 'winex-seen-')).toEqual([])
  await page.goto(`/portal/orders/${id}`)
  await page.getByRole('button', { name: 'Entrar', exact: true }).waitFor()
  expect(await page.getByText(CUSTOMER).count()).toBe(0)

  await connection.setOffline(false)
  await signInByForm(page, other)
  await install(page)
  await page.getByRole('heading', { name: 'Hoje', level: 1 }).waitFor()
  await expect.poll(() => caches(page, 'winex-seen-')).toHaveLength(1)
  await keeps(page, '/vendor/today')
  await connection.setOffline(true)
  await page.goto(`/portal/orders/${id}`)
  await page.getByText('Sem conexão com o servidor').first().waitFor()
  await page.goto('/portal/today')
  await page.getByRole('heading', { name: 'Hoje', level: 1 }).waitFor()
  expect(await page.getByText(number).count()).toBe(0)
})

/** The site, until `replaced` with the worker of an older version, which opens its own page whatever the network says. */
async function serveOlder(): Promise<{ url: string; replace: () => void }> {
  let isOlder = true
  const worker = `const page = () => new Response('<h1>Versão velha</h1>', { headers: { 'content-type': 'text/html; charset=utf-8' } })
    addEventListener('install', () => skipWaiting())
    addEventListener('activate', (event) => event.waitUntil(caches.open('winex-portal-older').then((cache) => cache.put('/portal/shell', page())).then(() => clients.claim())))
    addEventListener('fetch', (event) => { if (event.request.mode === 'navigate') event.respondWith(page()) })`
  const proxy = createServer((incoming, outgoing) => {
    if (isOlder && incoming.url === '/portal-worker.js') {
      outgoing.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' })
      outgoing.end(worker)
      return
    }
    const { method, headers } = incoming
    const onward = request(world.url + (incoming.url ?? ''), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    onward.on('error', () => outgoing.destroy())
    incoming.pipe(onward)
  })
  server = proxy
  await new Promise<void>((done) => {
    proxy.listen(0, '127.0.0.1', done)
  })
  const { port } = proxy.address() as AddressInfo
  return {
    url: `http://localhost:${String(port)}`,
    replace: () => {
      isOlder = false
    },
  }
}

test('an older worker that opens its old page for ever gives way to the new one', async () => {
  const shop = await openShop({ wines: 0 })
  const site = await serveOlder()
  const [page] = await openInstallable(shop, site.url)
  await install(page)
  await page.getByText('Versão velha').waitFor()
  site.replace()
  // what a browser does some seconds after each navigation
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  await expect
    .poll(() => caches(page, 'winex-portal-'))
    .toEqual([expect.stringMatching(/^winex-portal-assets\/app-/)])
  await page.goto('/portal/today')
  await page.getByRole('heading', { name: 'Hoje', level: 1 }).waitFor()
})

test('a page whose file went away with its version loads once more by itself, and only once', async () => {
  const shop = await openShop({ wines: 0 })
  const page = await openAs(shop)
  await page.goto('/portal/today')
  await page.getByRole('heading', { name: 'Hoje', level: 1 }).waitFor()
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  await page.route('**/assets/OrderList-*.js', (route) => route.fulfill({ status: 404 }))
  const open = () => page.getByRole('link', { name: /^Pedidos/ }).click()

  // the site still has this version: the file is missing for another reason, and the person decides
  await open()
  await page.getByRole('button', { name: 'Recarregar a página' }).waitFor()
  expect(loads).toBe(0)

  await page.goto('/portal/today')
  await page.getByRole('heading', { name: 'Hoje', level: 1 }).waitFor()
  loads = 0
  await page.route('**/portal/orders', (route) =>
    route.request().resourceType() === 'fetch'
      ? route.fulfill({ body: '<script type="module" src="/assets/app-newer.js"></script>' })
      : route.continue(),
  )
  await open()
  await expect.poll(() => loads).toBe(1)
  // the new version's file would be there; here it is not, and nothing loads for ever
  await page.getByRole('button', { name: 'Recarregar a página' }).waitFor()
  expect(loads).toBe(1)
})
