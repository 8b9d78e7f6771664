import { isLargeMove, valueMoves } from '#domain/wines/valueMoves'
import { retailPrice, wholesalePrice } from '#domain/wines/wine'
import {
  priceStockPayload,
  priceStockSavedMessage,
  type PriceStockForm,
  type PriceStockPayload,
} from '#domain/wines/priceStockForm'
import type { Product } from '#domain/wines/productWire'
import { useDataProvider, useNotify, useTranslate } from 'ra-core'
import { useState } from 'react'
import { ApiError } from '../../../kit/http/ApiError'
import { serverMessage } from '../../../kit/http/serverMessage'
import { priceStock } from './priceStockTexts'
import type { PortalDataProvider } from '../../dataProvider'
import type { SeenLevel } from '../../dataProvider/prices'
import type { MovingWine } from '../moves/LargeMovesDialog'
import { useKeepWine } from '../useKeepWine'

/** The stock is no longer what the person saw: which one is to be written, or undefined to go back to the form. */
export interface StockQuestion {
  level: SeenLevel
  typed: number
  answer: (bottles: number | undefined) => void
}

/** A value moves very far: save it all the same? */
export interface MoveQuestion {
  wines: MovingWine[]
  answer: (save: boolean) => void
}

interface Options {
  wine: Product
  variantId: string
  level: SeenLevel
  opened: PriceStockForm
}

/** Saves the form and tells precisely what was saved (spec §8); a changed stock becomes a question. */
export function useSavePriceStock({ wine, variantId, level, opened }: Options) {
  const translate = useTranslate()
  const notify = useNotify()
  const dataProvider = useDataProvider<PortalDataProvider>()
  const keepWine = useKeepWine()
  const [question, setQuestion] = useState<StockQuestion>()

  const [doubt, setDoubt] = useState<MoveQuestion>()

  const ask = async (seen: SeenLevel, typed: number): Promise<number | undefined> => {
    const bottles = await new Promise<number | undefined>((answer) =>
      setQuestion({ level: seen, typed, answer }),
    )
    setQuestion(undefined)
    return bottles
  }

  /** Asked once, before anything is saved, when a value moves very far. */
  const agree = async ({ retail, wholesale, quantity }: PriceStockPayload): Promise<boolean> => {
    const moves = valueMoves(
      {
        retail: retailPrice(wine),
        wholesale: wholesalePrice(wine)?.amount ?? null,
        quantity: Math.max(0, level.available),
      },
      { retail, wholesale: wholesale?.amount ?? null, quantity },
    )
    // that a wine without price or bottles leaves the store is said beside the field already
    const far = moves.filter((move) => isLargeMove(move) && move.after !== 0)
    if (far.length === 0) return true
    const answer = await new Promise<boolean>((resolve) =>
      setDoubt({ wines: [{ id: wine.id, title: wine.title, moves: far }], answer: resolve }),
    )
    setDoubt(undefined)
    return answer
  }

  const failed = (key: string, error: unknown): ApiError => {
    const reason = serverMessage(error, translate('price_stock.failed'))
    const message = translate(`price_stock.${key}`, { reason })
    return error instanceof ApiError
      ? new ApiError(message, error.status, { ...error.body, message })
      : new ApiError(message, 0)
  }

  const save = async (form: PriceStockForm): Promise<true | undefined> => {
    const built = priceStockPayload(form, opened)
    if (!built.ok) return undefined
    let { payload } = built
    if (!(await agree(payload))) return undefined
    let seen = level
    for (;;) {
      const outcome = await dataProvider.savePriceAndStock({
        wine,
        variantId,
        level: seen,
        payload,
      })
      await keepWine()
      switch (outcome.state) {
        case 'saved':
          notify(savedMessage(wine, outcome.status, form, opened), { type: 'success' })
          return true
        case 'only_prices':
          throw failed('only_prices_saved', outcome.error)
        case 'status_failed':
          throw failed('stock_saved_status_not', outcome.error)
        case 'stock_changed': {
          seen = outcome.level
          const quantity = await ask(seen, payload.quantity)
          if (quantity === undefined) return undefined
          payload = { ...payload, quantity }
        }
      }
    }
  }
  return { save, question, doubt }
}

function savedMessage(
  wine: Product,
  status: string,
  form: PriceStockForm,
  opened: PriceStockForm,
): string {
  const emptied = form.quantity.trim() === '0' && opened.quantity !== '0'
  const wasSellable = wine.status === 'published' || wine.status === 'draft'
  if (emptied && wasSellable) return priceStockSavedMessage(true)
  return wine.status === 'published' && status === 'draft'
    ? priceStock.price_stock.saved_without_retail
    : priceStockSavedMessage(false)
}

const FIELDS: readonly (readonly [RegExp, keyof PriceStockForm])[] = [
  [/prices\.0(\.|$)/, 'retail'],
  [/prices\.1\.amount/, 'wholesale'],
  [/prices\.1\.min_quantity/, 'min_quantity'],
  [/^stocked_quantity$/, 'quantity'],
]

/** The field that shows what the server refuses under that path. */
export const priceStockField = (path: string): string =>
  FIELDS.find(([pattern]) => pattern.test(path))?.[1] ?? path
