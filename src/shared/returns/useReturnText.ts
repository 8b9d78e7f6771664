import { useTranslate } from 'ra-core'
import { orderReturns } from './orderReturnsTexts'

/** Texts by dotted path; they come with the first order's page, as neither area's first list needs them. */
export function useReturnText() {
  const translate = useTranslate()
  return (key: string, values: object = {}): string =>
    translate(`order_returns.${key}`, { ...values, _: textAt(key) })
}

function textAt(key: string): string {
  let node: unknown = orderReturns
  for (const part of key.split('.'))
    node =
      typeof node === 'object' && node !== null
        ? Object.entries(node).find(([name]) => name === part)?.[1]
        : ''
  return typeof node === 'string' ? node : key
}
