import type { BuyerOrder } from '#domain/pix/pixWire'
import { formatDateTime } from '#domain/values/dates'
import { formatBRL } from '#domain/values/money'
import { qrPath } from '#domain/values/qrPath'
import { ORDER_WORDS } from './orderWords'
import { WATCHED } from './watchPage'

interface Props {
  charge: NonNullable<BuyerOrder['charge']>
  code: string
  now: Date
}

/** The code to be copied, the same as a picture, and how long it can be paid. */
export function PayByCode({ charge, code, now }: Props) {
  const { path, size } = qrPath(code, 'M')
  const left = Math.max(0, new Date(charge.expires_at).getTime() - now.getTime())
  const minutes = Math.ceil(left / 60_000)
  return (
    <>
      <p className="big">{formatBRL(charge.amount)}</p>
      <p>
        {ORDER_WORDS.until(formatDateTime(charge.expires_at).slice(-5))}
        {' · '}
        <span id={WATCHED.left} data-ms={left}>
          {minutes === 1 ? ORDER_WORDS.oneMinute : ORDER_WORDS.minutes(minutes)}
        </span>
      </p>
      <div className="pay">
        <div>
          <button id={WATCHED.copy} className="step" type="button" hidden>
            {ORDER_WORDS.copy}
          </button>
          <p id={WATCHED.said} role="status" />
          <label htmlFor={WATCHED.code}>{ORDER_WORDS.code}</label>
          <textarea id={WATCHED.code} readOnly spellCheck={false} defaultValue={code} />
          <ol>
            {ORDER_WORDS.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
        <div>
          <svg
            role="img"
            aria-label={ORDER_WORDS.qr}
            viewBox={`0 0 ${String(size)} ${String(size)}`}
            width="240"
            height="240"
            shapeRendering="crispEdges"
          >
            <path fill="#fff" d={`M0 0h${String(size)}v${String(size)}H0z`} />
            <path fill="#000" d={path} />
          </svg>
          <p className="quiet">{ORDER_WORDS.scan}</p>
        </div>
      </div>
    </>
  )
}
