import { formatDate } from '#domain/values/dates'
import type { Seller } from '#domain/sellers/sellerWire'
import { useTranslate } from 'ra-core'
import { countBottles } from '../countBottles'
import { formatAddress } from '../../../shared/orders/formatAddress'
import type { Box } from './boxesOf'

interface SlipProps extends Box {
  sender: Seller | null | undefined
}

/** The sheet of one box: wines, volumes and quantities, from whom and to whom, without prices. */
export function Slip({ order, sender, lines, box }: SlipProps) {
  const translate = useTranslate()
  const address = formatAddress(order.shipping_address)
  return (
    <article className="slip">
      <header>
        <h1>{translate('order.slip.title', { number: order.display_id ?? '' })}</h1>
        <p>
          {box &&
            `${translate(box.of === null ? 'order.deliveries.package' : 'order.slip.package', { number: box.number, of: box.of })} · `}
          {formatDate(order.created_at)}
        </p>
      </header>
      <div className="slip-parties">
        <section>
          <h2>{translate('order.slip.from')}</h2>
          <address>{senderLines(sender).join('\n')}</address>
        </section>
        <section>
          <h2>{translate('order.slip.to')}</h2>
          <address>
            {address.length === 0 ? translate('orders.no_address') : address.join('\n')}
            {order.shipping_address?.phone && `\n${order.shipping_address.phone}`}
          </address>
        </section>
      </div>
      <table>
        <thead>
          <tr>
            <th scope="col">{translate('order.slip.wine')}</th>
            <th scope="col">{translate('order.slip.volume')}</th>
            <th scope="col" className="slip-number">
              {translate('order.slip.quantity')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((item) => (
            <tr key={item.id}>
              <td>{item.title}</td>
              <td>{item.variant_title ?? ''}</td>
              <td className="slip-number">{item.quantity}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {translate('order.slip.total')}
            </th>
            <td className="slip-number">{countBottles(lines)}</td>
          </tr>
        </tfoot>
      </table>
      <footer>
        <div>
          <p>
            <strong>{translate('order.slip.adults')}</strong>
          </p>
          <p>{translate('order.slip.fragile')}</p>
        </div>
        <p className="slip-check">{translate('order.slip.check')}:</p>
      </footer>
    </article>
  )
}

/** Name, tax id, address and phone: what the carrier and the tax office look for on the parcel. */
function senderLines(seller: Seller | null | undefined): string[] {
  if (!seller) return []
  const { name, tax_id, phone, address_line, city, state, postal_code } = seller
  const address = formatAddress({ address_1: address_line, city, province: state, postal_code })
  // 18 characters are a CNPJ (spec §3)
  const taxId = `${tax_id.length === 18 ? 'CNPJ' : 'CPF'} ${tax_id}`
  return [name, taxId, ...address, ...(phone ? [phone] : [])]
}
