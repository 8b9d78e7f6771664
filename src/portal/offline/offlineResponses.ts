import { formatDate, formatDateTime } from '#domain/values/dates'
import { actorIdOf } from '../../auth/readToken'
import { getToken } from '../../auth/session'
import type { OfflineResponses } from '../../kit/http/apiClient'
import { forgetSeen, SEEN_PREFIX } from '../../kit/http/seenCaches'
import { showFresh, showSeen } from '../../kit/http/seenNotice'
import { areas } from '../../kit/shell/areasTexts'
import { siteVersion } from '../../kit/siteVersion'

/** What can be read without a connection: Hoje, lists of orders, an order, slips, and who is signed in. */
const KEPT = /^\/vendor\/(?:today|me|orders|orders\/slips|orders\/order_\w+)(?:\?|$)/
const WHO = '/vendor/me'
/** Which writes make a kept answer untrue; one order's is, when the write names it. */
const CHANGED_BY: [kept: RegExp, write: RegExp][] = [
  [/^\/vendor\/today$/, /^\/vendor\/(?:orders|products|inventory-items|sellers|freight|pix-key)\b/],
  [/^\/vendor\/orders(?:\/slips)?$/, /^\/vendor\/orders\b/],
  [/^\/vendor\/me$/, /^\/vendor\/(?:members|sellers)\b/],
]
const ORDER = /^\/vendor\/orders\/(order_\w+)$/
/** The newest ones stay: a morning's orders, and the lists around them. */
const MAX_RESPONSES = 200
const SEEN_AT = 'x-winex-seen-at'

/** The cache of this version and this person; undefined when nobody is signed in, or the address is not secure. */
function cacheName(): string | undefined {
  const person = actorIdOf(getToken())
  if (!person || typeof caches === 'undefined') return undefined
  return `${SEEN_PREFIX}${siteVersion() ?? 'dev'}-${person}`
}

let openedName: string | undefined
/** One after the other: what a write has made untrue is never kept again by a slower read. */
let work: Promise<unknown> = Promise.resolve()

function inTurn(act: (cache: Cache) => Promise<unknown>) {
  const name = cacheName()
  if (!name) return
  work = work
    .then(async () => {
      if (openedName !== name) await forgetSeen(name)
      openedName = name
      await act(await caches.open(name))
      // signed out meanwhile: what was deleted may have been written again
      if (cacheName() !== name) await caches.delete(name)
    })
    // a full disk, or a browser that keeps nothing: the page works as without it
    .catch(() => undefined)
}

async function keep(cache: Cache, path: string, answer: Response) {
  const headers = { 'content-type': 'application/json', [SEEN_AT]: String(Date.now()) }
  await cache.put(path, new Response(withoutTaxId(await answer.text()), { headers }))
  const paths = await cache.keys()
  const oldest = paths.slice(0, Math.max(0, paths.length - MAX_RESPONSES))
  await Promise.all(oldest.map((one) => cache.delete(one)))
}

/** A buyer's CPF or CNPJ is read from the server alone (decision 10). */
const withoutTaxId = (json: string): string =>
  JSON.stringify(
    JSON.parse(json, (key, value: unknown) => (key === 'buyer_tax_id' ? undefined : value)),
  )

/** @param write its path and body */
async function dropChanged(cache: Cache, write: string) {
  const isChanged = ({ url }: Request) => {
    const { pathname } = new URL(url)
    const order = ORDER.exec(pathname)?.[1]
    return order
      ? write.includes(order)
      : CHANGED_BY.some(([kept, by]) => kept.test(pathname) && by.test(write))
  }
  const changed = (await cache.keys()).filter(isChanged)
  await Promise.all(changed.map((one) => cache.delete(one)))
}

/** When it was seen, in São Paulo (R10): the time alone on the same day. */
function noticeOf(at: number): string {
  const [date = '', time = ''] = formatDateTime(new Date(at)).split(' ')
  const { today, before } = areas.portal.seen
  return (date === formatDate(new Date()) ? today : before)
    .replace('%{date}', date)
    .replace('%{time}', time)
}

/**
 * The last answers that a producer has seen, for reading without a connection (decision 20). They are the person's alone,
 * of this version alone, and gone when the session ends (`forgetSeen`).
 */
export const offlineResponses: OfflineResponses = {
  note(method, path, body, answer) {
    if (method !== 'GET') {
      if (answer.ok) inTurn((cache) => dropChanged(cache, `${path} ${JSON.stringify(body) ?? ''}`))
      return
    }
    if (!KEPT.test(path)) return
    showFresh(path)
    const copy = answer.clone()
    if (answer.ok) inTurn((cache) => keep(cache, path, copy))
    else if (answer.status < 500) inTurn((cache) => cache.delete(path))
  },

  async find(method, path) {
    if (method !== 'GET') return undefined
    await work
    const name = cacheName()
    if (!name || !KEPT.test(path)) return undefined
    const answer = await caches.match(path, { cacheName: name }).catch(() => undefined)
    const at = Number(answer?.headers.get(SEEN_AT))
    if (answer && path !== WHO) showSeen(path, at, noticeOf(at))
    return answer
  },
}
