import { fromEngineCountry } from '#domain/values/engineCountry'
import type { WineForm } from '#domain/wines/wineForm'
import { WINE_SHEET, type SheetGroup } from '#domain/wines/sheet/index'
import { withoutVintage } from '#domain/wines/sheet/vintageFields'
import type { Product } from '#domain/wines/productWire'

/** The form's values: numbers are numbers once they can be read, else the text as typed. */
export interface WineFormValues extends WineForm {
  bottleVolume: string
  origin_country: string
  hs_code: string
  weight: number | null
  metadata: Record<string, unknown>
}

/** An empty form. */
export const emptyWineForm = (): WineFormValues => ({
  title: '',
  description: '',
  bottleVolume: '',
  origin_country: 'BR',
  hs_code: '',
  weight: null,
  metadata: sheetValues({}),
})

/** A stored wine in the form. */
export const wineFormValues = (wine: Product): WineFormValues => ({
  title: wine.title,
  description: wine.description ?? '',
  bottleVolume: (wine.variants[0]?.title ?? '').replace(/^(\d+)\s*ml$/i, '$1'),
  origin_country: fromEngineCountry(wine.origin_country ?? ''),
  hs_code: wine.hs_code ?? '',
  weight: wine.weight ?? null,
  metadata: sheetValues(wine.metadata ?? {}),
})

/**
 * 'Duplicar vinho': the next vintage, unless that lies in the future, also where the title names it, without what belongs
 * to the old one (`cleared`); whether it is the next one (`isNext`). Stock is not part of the form; the price goes into the
 * request.
 */
export function duplicateFormValues(
  wine: Product,
  thisYear: number,
): { values: WineFormValues; cleared: string[]; isNext: boolean } {
  const copied = wineFormValues(wine)
  const { metadata, cleared } = withoutVintage(copied.metadata)
  const values = { ...copied, metadata }
  const vintage = wine.metadata?.enology?.vintage
  if (typeof vintage !== 'number' || vintage >= thisYear) return { values, cleared, isNext: false }
  const enology = { ...(metadata.enology as object), vintage: vintage + 1 }
  return {
    values: {
      ...values,
      title: values.title.replaceAll(String(vintage), String(vintage + 1)),
      metadata: { ...metadata, enology },
    },
    cleared,
    isNext: true,
  }
}

/** Every group and field of the table has its place, so that each input is controlled from the start. */
function sheetValues(metadata: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    WINE_SHEET.map((group) => [group.name, groupValue(group, metadata[group.name])]),
  )
}

function groupValue(group: SheetGroup, stored: unknown): unknown {
  switch (group.shape) {
    case 'fields': {
      const values = (stored ?? {}) as Record<string, unknown>
      return Object.fromEntries(
        group.fields.map((field) => [field.name, values[field.name] ?? null]),
      )
    }
    case 'records':
    case 'texts':
    case 'choices':
      return Array.isArray(stored) ? stored : []
    case 'value':
      return stored ?? null
  }
}
