import { isAwaitingPayment } from '#domain/pix/buyerOrderState'
import { ORDER_PAGES } from '#domain/pix/orderPage'
import type { BuyerOrder } from '#domain/pix/pixWire'
import { siteConfig } from '#domain/site/siteConfig'
import { FRAME_WORDS } from '../page/frameWords'
import { PageFrame } from '../page/PageFrame'
import { Delivery, Papers, Wines } from './OrderFacts'
import { PayByCode } from './PayByCode'
import { ORDER_STYLE } from './orderStyle'
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
          {state === 'expired' && (
            <a className="step" href="/">
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
