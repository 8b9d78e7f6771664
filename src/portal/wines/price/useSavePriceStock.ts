import {
  priceStockPayload,
  priceStockSavedMessage,
  WHOLESALE_NEEDS_MINIMUM,
  type PriceStockForm,
} from '#domain/wines/priceStockForm'
import type { FieldErrors } from '#domain/result'
import type { Product } from '#domain/wire/product'
import { useDataProvider, useNotify, useTranslate } from 'ra-core'
import { useRef, useState } from 'react'
import { ApiError } from '../../../shared/http/ApiError'
import type { PortalDataProvider } from '../../dataProvider'
import type { PriceStockOutcome, SeenLevel } from '../../dataProvider/prices'
import { useKeepWine } from '../useKeepWine'

interface Options {
  wine: Product
  variantId: string
  opened: PriceStockForm
  onSaved: () => void
  onRefused: (errors: FieldErrors<keyof PriceStockForm>) => void
}

/** Saves the form and tells precisely what was saved (spec §8); a changed stock becomes a question. */
export function useSavePriceStock({ wine, variantId, opened, onSaved, onRefused }: Options) {
  const translate = useTranslate()
  const notify = useNotify()
  const dataProvider = useDataProvider<PortalDataProvider>()
  const keepWine = useKeepWine()
  const busy = useRef(false)
  const [isSaving, setSaving] = useState(false)
  const [changed, setChanged] = useState<SeenLevel>()

  const tell = (outcome: PriceStockOutcome, form: PriceStockForm) => {
    switch (outcome.state) {
      case 'saved':
        notify(savedMessage(wine, outcome.status, form, opened), { type: 'success' })
        onSaved()
        return
      case 'stock_changed':
        setChanged(outcome.level)
        return
      case 'only_prices':
        onRefused(stockErrors(outcome.error))
        notify(
          translate('price_stock.only_prices_saved', {
            reason: reasonOf(outcome.error, translate('price_stock.failed')),
          }),
          { type: 'error' },
        )
        return
      case 'status_failed':
        notify(
          translate('price_stock.stock_saved_status_not', {
            reason: reasonOf(outcome.error, translate('price_stock.failed')),
          }),
          { type: 'error' },
        )
    }
  }

  const save = async (form: PriceStockForm, level: SeenLevel) => {
    if (busy.current) return
    const built = priceStockPayload(form, opened)
    if (!built.ok) {
      const needsMinimum = form.min_quantity.trim() === '' && built.reason.min_quantity
      notify(
        needsMinimum
          ? WHOLESALE_NEEDS_MINIMUM
          : translate('wine_form.check_fields', { smart_count: Object.keys(built.reason).length }),
        { type: 'warning' },
      )
      return
    }
    busy.current = true
    setSaving(true)
    setChanged(undefined)
    try {
      const outcome = await dataProvider.savePriceAndStock({
        wine,
        variantId,
        level,
        payload: built.payload,
      })
      await keepWine()
      tell(outcome, form)
    } catch (error) {
      if (error instanceof ApiError) onRefused(priceErrors(error))
      notify(reasonOf(error, translate('price_stock.failed')), { type: 'error' })
    } finally {
      busy.current = false
      setSaving(false)
    }
  }
  return { save, isSaving, changed, forgetChange: () => setChanged(undefined) }
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
    ? "Estoque e preços atualizados com sucesso! Sem preço de varejo, o vinho passou para 'Pendente'."
    : priceStockSavedMessage(false)
}

/** The server's own words when it refused; the spec's when nothing was understood (§8). */
function reasonOf(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.status < 500 && error.message ? error.message : fallback
}

const PRICE_PATHS = {
  retail: /prices\.0(\.|$)/,
  wholesale: /prices\.1\.amount/,
  min_quantity: /prices\.1\.min_quantity/,
}

function priceErrors(error: ApiError): FieldErrors<keyof PriceStockForm> {
  const found: FieldErrors<keyof PriceStockForm> = {}
  for (const [path, message] of Object.entries(error.body.errors ?? {})) {
    for (const field of ['retail', 'wholesale', 'min_quantity'] as const) {
      if (PRICE_PATHS[field].test(path)) found[field] = message
    }
  }
  return found
}

function stockErrors(error: unknown): FieldErrors<keyof PriceStockForm> {
  const message = error instanceof ApiError ? error.body.errors?.stocked_quantity : undefined
  return message ? { quantity: message } : {}
}
