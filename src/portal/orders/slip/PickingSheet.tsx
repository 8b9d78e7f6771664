import { pickingList } from '#domain/orders/picking'
import { formatDecimal } from '#domain/values/decimal'
import { useTranslate } from 'ra-core'
import type { Box } from './boxesOf'

/** What is fetched from the cellar for all boxes at once: each wine with its bottles, and the orders they are for. */
export function PickingSheet({ boxes }: { boxes: readonly Box[] }) {
  const translate = useTranslate()
  const wines = pickingList(boxes)
  const bottles = wines.reduce((sum, wine) => sum + wine.bottles, 0)
  return (
    <article className="slip">
      <header>
        <h1>{translate('order.picking.title')}</h1>
        <p>{translate('order.picking.boxes', { smart_count: boxes.length })}</p>
      </header>
      <table>
        <thead>
          <tr>
            <th scope="col">{translate('order.slip.wine')}</th>
            <th scope="col">{translate('order.slip.volume')}</th>
            <th scope="col">{translate('order.picking.orders')}</th>
            <th scope="col" className="slip-number">
              {translate('order.slip.quantity')}
            </th>
          </tr>
        </thead>
        <tbody>
          {wines.map((wine) => (
            <tr key={`${wine.title} ${wine.volume}`}>
              <td>{wine.title}</td>
              <td>{wine.volume}</td>
              <td>
                {wine.orders
                  .map((one) => `#${String(one.displayId)} × ${formatDecimal(one.bottles)}`)
                  .join(', ')}
              </td>
              <td className="slip-number">{formatDecimal(wine.bottles)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              {translate('order.slip.total')}
            </th>
            <td className="slip-number">{formatDecimal(bottles)}</td>
          </tr>
        </tfoot>
      </table>
    </article>
  )
}
