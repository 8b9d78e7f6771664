import { AREA_HOME, safeReturnPath } from '#domain/account/returnPath'
import { areaOf } from '#domain/account/session'

/**
 * The page that an actor type is led to: the remembered path when it lies in their own area, else
 * the area's first page (spec §4, R40). Undefined when the actor type has no area.
 */
export function destinationOf(actorType: string | null | undefined, from?: string | null) {
  const area = areaOf(actorType)
  if (!area) return undefined
  return from ? safeReturnPath(from, area) : AREA_HOME[area]
}
