import { formatAccessKey } from '#domain/orders/invoice/accessKey'
import type { BuyerOrder } from '#domain/pix/pixWire'
import { formatDate, formatDateTime } from '#domain/values/dates'
import { formatBRL } from '#domain/values/money'
import { ORDER_WORDS } from './orderWords'

/** What was ordered and what it comes to. */
export function Wines({ order }: { order: BuyerOrder }) {
  const { discount_total: discount, tax_total: taxes } = order
  const sums = [
    { label: ORDER_WORDS.subtotal, cents: order.subtotal },
    { label: ORDER_WORDS.freight, cents: order.shipping_total },
    ...(taxes > 0 ? [{ label: ORDER_WORDS.taxes, cents: taxes }] : []),
    ...(discount > 0 ? [{ label: ORDER_WORDS.discount, cents: -discount }] : []),
    { label: ORDER_WORDS.total, cents: order.total },
  ]
  return (
    <section>
      <h2>{ORDER_WORDS.wines}</h2>
      <dl className="rows">
        {order.items.map(({ title, quantity, canceled_quantity, unit_price, total }, index) => (
          <div key={`${title} ${String(index)}`}>
            <dt>
              {title}
              <small>
                {ORDER_WORDS.bottles(quantity)}
                {quantity > 1 && `, ${ORDER_WORDS.each(formatBRL(unit_price))}`}
              </small>
              {canceled_quantity > 0 && <small>{ORDER_WORDS.canceled(canceled_quantity)}</small>}
            </dt>
            <dd>{formatBRL(total)}</dd>
          </div>
        ))}
      </dl>
      <dl className="sum">
        {sums.map(({ label, cents }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatBRL(cents)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Until when, and the packages that have left. */
export function Delivery({ order }: { order: BuyerOrder }) {
  const { packages, promised_on: promised } = order
  if (packages.length === 0 && !promised) return null
  return (
    <section>
      <h2>{ORDER_WORDS.delivery}</h2>
      {promised && <p>{ORDER_WORDS.promised(formatDate(promised))}</p>}
      <dl>
        {packages.map(({ bottles, shipped_at, delivered_at, codes }, index) => (
          <div key={index}>
            <dt>{ORDER_WORDS.package(index + 1, packages.length)}</dt>
            <dd>
              {ORDER_WORDS.bottles(bottles)}
              {shipped_at && <small>{ORDER_WORDS.sent(formatDate(shipped_at))}</small>}
              {delivered_at && (
                <small className="ok">{ORDER_WORDS.arrived(formatDate(delivered_at))}</small>
              )}
              <span className="codes">
                {codes.map(({ code, link }) =>
                  link ? (
                    <a key={link} href={link} rel="noreferrer">
                      {ORDER_WORDS.track(code)}
                    </a>
                  ) : (
                    <small key={code}>{code}</small>
                  ),
                )}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The invoice's key, what came in and what went back. */
export function Papers({ order }: { order: BuyerOrder }) {
  const { invoice_key: key, receipts, refunds } = order
  return (
    <>
      {receipts.length > 0 && (
        <section>
          <h2>{ORDER_WORDS.receipt}</h2>
          <dl className="rows">
            {receipts.map(({ amount, at, end_to_end_id: id }) => (
              <div key={id}>
                <dt>
                  {ORDER_WORDS.paidBy(formatDateTime(at))}
                  <small>
                    {ORDER_WORDS.endToEnd}: <span className="code">{id}</span>
                  </small>
                </dt>
                <dd>{formatBRL(amount)}</dd>
              </div>
            ))}
            {refunds.map(({ amount, asked_at, settled_at }, index) => (
              <div key={index}>
                <dt>
                  {settled_at
                    ? ORDER_WORDS.refundDone(formatDateTime(settled_at))
                    : ORDER_WORDS.refundAsked(formatDateTime(asked_at))}
                </dt>
                <dd>{formatBRL(-amount)}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {key && (
        <section>
          <h2>{ORDER_WORDS.invoice}</h2>
          <p>
            {ORDER_WORDS.invoiceKey}
            <br />
            <span className="code">{formatAccessKey(key)}</span>
          </p>
        </section>
      )}
    </>
  )
}
