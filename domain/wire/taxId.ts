import { z } from 'zod'

import { TAX_ID_TYPED_MAX } from '../limits'
import { normalizeTaxId } from '../values/taxId'

function written(typed: string, context: z.RefinementCtx): string {
  const taxId = normalizeTaxId(typed)
  if (taxId !== null) return taxId
  context.addIssue({ code: 'custom', message: 'CNPJ/CPF inválido' })
  return z.NEVER
}

const typed = z.string().max(TAX_ID_TYPED_MAX)

/** A CPF or CNPJ in any writing; comes out as it is stored (R11). */
export const taxId = typed.transform(written)

/** One that may be missing: what was emptied is taken back. */
export const optionalTaxId = typed.transform((text, context) =>
  text.trim() === '' ? null : written(text, context),
)
