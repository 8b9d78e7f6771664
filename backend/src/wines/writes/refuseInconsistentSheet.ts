import { hasErrors } from '#domain/result'
import { saoPauloDate } from '#domain/values/dates'
import { sheetConsistency } from '#domain/wines/sheet/sheetConsistency'
import type { WineMetadata } from '#domain/wines/sheet/index'
import { AppError } from '../../engine/errors/AppError'

/** @throws AppError invalid_data for a sheet whose fields contradict each other, or a vintage of the future */
export function refuseInconsistentSheet(metadata: Partial<WineMetadata> | null | undefined): void {
  const problems = sheetConsistency(metadata, saoPauloDate(new Date()) ?? '')
  if (!hasErrors(problems)) return
  throw AppError.invalid(
    Object.values(problems).join('; '),
    Object.fromEntries(
      Object.entries(problems).map(([path, message]) => [`metadata.${path}`, message ?? '']),
    ),
  )
}
