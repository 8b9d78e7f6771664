import { DESCRIPTION_MAX, HS_CODE_MAX, TITLE_MAX, VOLUME_MAX, WEIGHT_MAX_GRAMS } from '../limits'
import { cleanLine, cleanText, textProblem as plainTextProblem } from '../text/plainText'
import type { ProductStatus } from './productStatus'
import type { NumberRule } from '../values/decimal'
import { fieldErrors, type FieldErrors } from '../result'
import type { ProductCreateRequest, ProductUpdateRequest } from './productWire'
import { sheetConsistency } from './sheet/sheetConsistency'
import { cleanMetadata, fieldProblem, WINE_SHEET, type WineMetadata } from './sheet/index'

/** Default of a new wine's status (spec §2 Wine form, R20). */
export const NEW_WINE_STATUS: ProductStatus = 'proposed'
/** The one option of a wine and its default (spec §3, §9). */
export const VOLUME_OPTION = 'Volume'
export const DEFAULT_VOLUME = '750ml'
export const VOLUME_PLACEHOLDER = '750'
/** Weight of the full bottle. */
export const WEIGHT_RULE = { unit: 'g', min: 0, max: WEIGHT_MAX_GRAMS } satisfies NumberRule

/** The wine form (spec §2, R25); numbers are already numbers, empty fields '' or null. */
export interface WineForm {
  title: string
  description: string
  status?: ProductStatus
  bottleVolume?: string | null
  origin_country?: string | null
  hs_code?: string | null
  /** Grams. */
  weight?: number | null
  metadata?: Record<string, unknown> | null
}

/**
 * Messages by field, those of the sheet by dotted path ('metadata.enology.vintage').
 *
 * @param today yyyy-MM-dd in São Paulo
 */
export function wineFormErrors(form: WineForm, today: string): FieldErrors {
  const together = sheetConsistency(form.metadata, today)
  return {
    ...Object.fromEntries(
      Object.entries(together).map(([path, message]) => [`metadata.${path}`, message]),
    ),
    ...fieldErrors({
      title: textProblem(form.title, 'Nome do vinho é obrigatório', TITLE_MAX),
      description: textProblem(form.description, 'Descrição é obrigatória', DESCRIPTION_MAX),
      bottleVolume: textProblem(form.bottleVolume, null, VOLUME_MAX),
      hs_code: textProblem(form.hs_code, null, HS_CODE_MAX),
      weight: weightProblem(form.weight),
    }),
    ...sheetErrors(form.metadata ?? {}),
  }
}

/** Volume as stored: '' is the default 750ml, a bare number gets its unit, other free text stays (spec §5). */
export function volumeValue(typed: string | null | undefined): string {
  const volume = cleanLine(typed ?? '')
  if (volume === '') return DEFAULT_VOLUME
  return /^\d+$/.test(volume) ? `${volume}ml` : volume
}

/** SKU at creation: the title in lower case, spaces as hyphens (spec §3 Variant). */
export const skuOf = (title: string): string => cleanLine(title).toLowerCase().replace(/\s+/g, '-')

/** Body of POST /vendor/products: one option Volume, one variant, price 0 in brl (spec §3, §7). */
export function wineCreateRequest(form: WineForm): ProductCreateRequest {
  const volume = volumeValue(form.bottleVolume)
  return {
    ...wineBasics(form),
    status: form.status ?? NEW_WINE_STATUS,
    options: [{ title: VOLUME_OPTION, values: [volume] }],
    variants: [
      {
        title: volume,
        sku: skuOf(form.title),
        manage_inventory: true,
        options: { [VOLUME_OPTION]: volume },
        prices: [{ amount: 0, currency_code: 'brl' }],
      },
    ],
  }
}

/** Body of POST /vendor/products/{id}: product data without sku and status (spec §7). */
export function wineUpdateRequest(form: WineForm): ProductUpdateRequest {
  return {
    ...wineBasics(form),
    options: [{ title: VOLUME_OPTION, values: [volumeValue(form.bottleVolume)] }],
  }
}

function wineBasics(form: WineForm): {
  title: string
  description: string
  origin_country: string | null
  hs_code: string | null
  weight: number | null
  metadata: WineMetadata
} {
  return {
    title: cleanLine(form.title),
    description: cleanText(form.description),
    origin_country: form.origin_country || null,
    hs_code: cleanLine(form.hs_code ?? '') || null,
    weight: form.weight ?? null,
    metadata: cleanMetadata(form.metadata ?? {}),
  }
}

function sheetErrors(metadata: Record<string, unknown>): FieldErrors {
  const candidates: Record<string, string | null> = {}
  for (const group of WINE_SHEET) {
    const value = metadata[group.name]
    if (group.shape === 'fields') {
      for (const field of group.fields) {
        candidates[`metadata.${group.name}.${field.name}`] = fieldProblem(
          field,
          (value as Record<string, unknown> | null | undefined)?.[field.name],
        )
      }
    } else if (group.shape === 'records' && Array.isArray(value)) {
      value.forEach((entry: Record<string, unknown> | null, index) => {
        for (const field of group.fields) {
          candidates[`metadata.${group.name}.${index}.${field.name}`] = fieldProblem(
            field,
            entry?.[field.name],
          )
        }
      })
    } else if (group.shape === 'value') {
      candidates[`metadata.${group.name}`] = fieldProblem(group.field, value)
    }
  }
  return fieldErrors(candidates)
}

function textProblem(
  text: string | null | undefined,
  required: string | null,
  max: number,
): string | null {
  const problem = plainTextProblem(text ?? '', required)
  if (problem || !text) return problem
  return cleanText(text).length > max ? `Use no máximo ${max} caracteres` : null
}

function weightProblem(weight: number | null | undefined): string | null {
  if (weight === null || weight === undefined) return null
  if (!Number.isFinite(weight)) return 'Informe um número válido'
  if (weight < 0) return 'Peso deve ser maior ou igual a 0'
  return weight > WEIGHT_MAX_GRAMS ? 'Peso acima do limite permitido' : null
}
