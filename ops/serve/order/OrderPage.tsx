import { isAwaitingPayment } from '#domain/pix/buyerOrderState'
import { ORDER_PAGES } from '#domain/pix/orderPage'
import type { BuyerOrder } from '#domain/pix/pixWire'
import { siteConfig } from '#domain/site/siteConfig'
import { FRAME_WORDS } from '../page/frameWords'
import { PageFrame } from '../page/PageFrame'
import { Delivery, Papers, Wines } from './OrderFacts'
import { PayByCode } from './PayByCode'
import { MESSAGE_WORDS, ORDER_WORDS, STATE_WORDS, type OrderMessage } from './orderWords'
import { WATCH_PAGE } from './watchPage'

interface Props {
  order: BuyerOrder
  token: string
  now: Date
}

/** What the link of a buyer's mail opens: the code to pay, and afterwards where the order is. */
export function OrderPage({ order, token, now }: Props) {
  const { state, charge, display_id: number } = order
  const { title, text } = STATE_WORDS[state]
  const isWatched = isAwaitingPayment(state)
  return (
    <PageFrame
      language="pt-BR"
      words={FRAME_WORDS}
      title={title}
      tab={ORDER_WORDS.tab(title, number)}
      style={ORDER_STYLE}
      script={isWatched ? WATCH_PAGE : undefined}
      lead={
        <>
          <p>
            <strong>{ORDER_WORDS.order(number, order.seller_name)}</strong>
          </p>
          <p data-state={state}>{text}</p>
          {state === 'waiting' && charge?.copy_paste && (
            <PayByCode charge={charge} code={charge.copy_paste} now={now} />
          )}
          {isWatched && <LookAgain token={token} isSaid={state !== 'waiting'} />}
          {(state === 'expired' || state === 'no_code') && siteConfig.shopUrl && (
            <a className="step" href={siteConfig.shopUrl} rel="noreferrer">
              {ORDER_WORDS.shop}
            </a>
          )}
          {order.return_path && (
            <a className="step" href={order.return_path}>
              {ORDER_WORDS.return}
            </a>
          )}
        </>
      }
    >
      <div className="two">
        <Wines order={order} />
        <div>
          <Delivery order={order} />
          <Papers order={order} />
        </div>
      </div>
    </PageFrame>
  )
}

/** That the page changes by itself, and how to look again where it cannot. */
function LookAgain({ token, isSaid }: { token: string; isSaid: boolean }) {
  return (
    <>
      {isSaid && <p className="quiet">{ORDER_WORDS.looking}</p>}
      <noscript>
        <p className="note">
          {ORDER_WORDS.noScript} <a href={`${ORDER_PAGES}/${token}`}>{ORDER_WORDS.lookAgain}</a>.
        </p>
      </noscript>
    </>
  )
}

/** Why there is no order to show. */
export function OrderMessagePage({ message, token }: { message: OrderMessage; token?: string }) {
  const { title, text } = MESSAGE_WORDS[message]
  return (
    <PageFrame
      language="pt-BR"
      words={FRAME_WORDS}
      title={title}
      lead={
        <>
          <p>{text}</p>
          {token ? (
            <a className="step" href={`${ORDER_PAGES}/${token}`}>
              {ORDER_WORDS.again}
            </a>
          ) : (
            <a className="step" href={`mailto:${siteConfig.email}`}>
              {ORDER_WORDS.write}
            </a>
          )}
        </>
      }
    />
  )
}

/** Style of an order's page, after that of every page of the gateway. The QR code is dark on white in both modes, as readers need it. */
const ORDER_STYLE = `
.big{font-size:1.75rem;font-weight:650;font-variant-numeric:tabular-nums}
.pay{display:grid;gap:1.25rem 2.5rem;margin-top:1rem}
.pay textarea{display:block;width:100%;height:7.75rem;margin:.25rem 0 0;padding:.6rem .75rem;border:1px solid var(--muted);border-radius:.5rem;background:transparent;color:inherit;font:.875rem/1.45 ui-monospace,monospace;resize:none;word-break:break-all}
.pay svg{display:block;width:15rem;max-width:100%;height:auto;border-radius:.75rem}
button.step{border:0;font-family:inherit;font-size:1rem;width:100%;justify-content:center;cursor:pointer}
button[hidden]{display:none}
ol{margin:1rem 0 0;padding-left:1.25rem}
.sum{margin-top:.5rem}
.sum div,.rows div{grid-template-columns:minmax(0,1fr) auto}
.sum dt,.rows dt{color:var(--ink)}
.sum dd,.rows dd{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}
.sum div:last-child{font-weight:650}
.codes a{display:inline-flex;align-items:center;min-height:2.75rem;margin-right:1rem}
.code{font-family:ui-monospace,monospace;font-size:.875rem}
[role=status]{margin:0 0 1rem}
[role=status]:not(:empty){margin-top:.75rem;color:var(--ok);font-weight:600}
[role=status]:not(:empty)::before{content:"✓ "}
@media(min-width:48rem){.head>p:not(.big){font-size:1.125rem}.pay{grid-template-columns:minmax(0,1fr) 15rem}button.step{width:auto}}`
