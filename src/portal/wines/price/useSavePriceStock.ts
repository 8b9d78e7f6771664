import { isLargeMove, valueMoves } from '#domain/wines/valueMoves'
import { retailPrice, wholesalePrice } from '#domain/wines/wine'
import {
  ordersMovedMessage,
  parseBottles,
  priceStockPayload,
  priceStockSavedMessage,
  type PriceStockForm,
  type PriceStockPayload,
} from '#domain/wines/priceStockForm'
import type { Product, SeenPrices } from '#domain/wines/productWire'
import { conflictingPrices } from '#domain/wines/winePrices'
import { useDataProvider, useNotify, useTranslate } from 'ra-core'
import { useRef, useState } from 'react'
import { ApiError } from '../../../kit/http/ApiError'
import { serverMessage } from '../../../kit/http/serverMessage'
import { priceStock } from './priceStockTexts'
import type { PortalDataProvider } from '../../dataProvider'
import type { ChangedPrices, PriceStockOutcome, SeenLevel } from '../../dataProvider/prices'
import type { VersionChoice } from '../../../kit/conflict/BothVersionsDialog'
import type { MovingWine } from '../moves/LargeMovesDialog'
import { useKeepWine } from '../useKeepWine'

/** The stock is no longer what the person saw: whose number is to be written. */
export interface StockQuestion {
  level: SeenLevel
  typed: number
  answer: (choice: VersionChoice) => void
}

/** The prices are no longer what the person saw: whose stay. */
export interface PriceQuestion extends ChangedPrices {
  /** What differs. */
  keys: readonly (keyof SeenPrices)[]
  typed: SeenPrices
  answer: (choice: VersionChoice) => void
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
  /** The prices when the page was opened. */
  prices: SeenPrices
  opened: PriceStockForm
}

/**
 * Saves the form and tells precisely what was saved (spec §8); what was changed meanwhile becomes a question. A second save
 * begins with what the first one stored or told, so that only what somebody else has changed is asked about.
 */
export function useSavePriceStock({ wine, variantId, level, prices, opened }: Options) {
  const translate = useTranslate()
  const notify = useNotify()
  const dataProvider = useDataProvider<PortalDataProvider>()
  const keepWine = useKeepWine()
  /** What the person knows to be stored. */
  const seen = useRef({ level, prices })
  const told = useRef<Told>(null)
  const [question, setQuestion] = useState<StockQuestion>()
  const [priceQuestion, setPriceQuestion] = useState<PriceQuestion>()
  const [doubt, setDoubt] = useState<MoveQuestion>()

  /** How many bottles are to be saved over the stock that has changed, or undefined to go back to the form. */
  const ask = async (now: SeenLevel, typed: number): Promise<number | undefined> => {
    const choice = await new Promise<VersionChoice>((answer) =>
      setQuestion({ level: now, typed, answer }),
    )
    setQuestion(undefined)
    if (choice === 'back') return undefined
    return choice === 'mine' ? typed : now.available
  }

  /** What is to be saved over the prices that somebody else has saved, or undefined to go back to the form. */
  const settlePrices = async (
    payload: PriceStockPayload,
    before: SeenPrices,
    { prices: stored, by }: ChangedPrices,
  ): Promise<PriceStockPayload | undefined> => {
    const typed = { retail: payload.retail, wholesale: payload.wholesale }
    const keys = conflictingPrices(typed, before, stored)
    const choice = await new Promise<VersionChoice>((answer) =>
      setPriceQuestion({ prices: stored, by, keys, typed, answer }),
    )
    setPriceQuestion(undefined)
    if (choice === 'back') return undefined
    if (choice === 'mine') return payload
    return {
      ...payload,
      ...(keys.includes('retail') ? { retail: stored.retail ?? 0 } : {}),
      ...(keys.includes('wholesale') ? { wholesale: stored.wholesale } : {}),
    }
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
    seen.current = seenNow(seen.current, told.current, payload)
    told.current = null
    for (;;) {
      const before = seen.current
      const outcome = await dataProvider.savePriceAndStock({
        wine,
        variantId,
        level: before.level,
        seen: before.prices,
        payload,
      })
      const known = knownAfter(outcome, before, payload)
      const goBack = (still: Partial<Known>) => {
        told.current = { asked: payload, known }
        seen.current = { ...known, ...still }
        return undefined
      }
      seen.current = known
      const kept = keepWine()
      switch (outcome.state) {
        case 'saved':
          notify(savedMessage(wine, outcome, payload, opened), { type: 'success' })
          // the wine's page comes next, and shows what is true now
          await kept
          return true
        case 'prices_changed': {
          const settled = await settlePrices(payload, before.prices, outcome)
          if (settled === undefined) return goBack({ prices: before.prices })
          payload = settled
          break
        }
        case 'only_prices':
          throw failed('only_prices_saved', outcome.error)
        case 'stock_changed': {
          const quantity = await ask(outcome.level, payload.quantity)
          if (quantity === undefined) return goBack({ level: before.level })
          payload = { ...payload, quantity }
        }
      }
    }
  }
  return { save, question, priceQuestion, doubt }
}

interface Known {
  level: SeenLevel
  prices: SeenPrices
}

/** What the person was told of, and had typed, when they went back to the form. */
interface Told {
  asked: PriceStockPayload
  known: Known
}

/** What was told counts as seen for the values that the person has changed since: the others they have not answered. */
function seenNow(seen: Known, told: Told | null, payload: PriceStockPayload): Known {
  if (!told) return seen
  const { asked, known } = told
  const isSame = (field: keyof PriceStockPayload) =>
    JSON.stringify(payload[field]) === JSON.stringify(asked[field])
  return {
    level: isSame('quantity') ? seen.level : known.level,
    prices: {
      retail: (isSame('retail') ? seen : known).prices.retail,
      wholesale: (isSame('wholesale') ? seen : known).prices.wholesale,
    },
  }
}

/** What is stored after an attempt: what was sent, or what the server told. */
function knownAfter(
  outcome: PriceStockOutcome,
  { level }: Known,
  { retail, wholesale, quantity }: PriceStockPayload,
): Known {
  const sent = { retail, wholesale }
  switch (outcome.state) {
    case 'prices_changed':
      return { level, prices: outcome.prices }
    case 'stock_changed':
      return { level: outcome.level, prices: sent }
    case 'only_prices':
      return { level, prices: sent }
    case 'saved': {
      const stocked = level.stocked - level.available + quantity
      return { level: { ...level, stocked, available: outcome.available }, prices: sent }
    }
  }
}

function savedMessage(
  wine: Product,
  { status, available }: { status: string; available: number },
  { quantity }: PriceStockPayload,
  opened: PriceStockForm,
): string {
  const emptied = available <= 0 && parseBottles(opened.quantity) !== 0
  if (emptied && status === 'draft') return priceStockSavedMessage(true)
  if (wine.status === 'published' && status === 'draft')
    return priceStock.price_stock.saved_without_retail
  return available === quantity ? priceStockSavedMessage(false) : ordersMovedMessage(available)
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
