import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'
import { createHash } from 'node:crypto'

/**
 * Runs `act` once for equal requests of one person within the window: a double click, a retry or a lost
 * answer gets the first answer again (R31). Put everything that makes two requests equal into `parts`
 * (person, action, body); an Idempotency-Key of the client may stand for the body.
 *
 * @param windowSeconds how long an equal request counts as the same
 * @returns id of what `act` made, the first time or now
 */
export async function onceOnly(
  container: MedusaContainer,
  { parts, windowSeconds }: { parts: unknown[]; windowSeconds: number },
  act: () => Promise<string>,
): Promise<string> {
  const key = createHash('sha256').update(JSON.stringify(parts)).digest('hex')
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  return container.resolve(Modules.LOCKING).execute(
    [`once:${key}`],
    async () => {
      const known = (await knex('request_effect')
        .where({ key })
        .andWhereRaw('created_at > now() - make_interval(secs => ?)', [windowSeconds])
        .first('resource_id')) as { resource_id: string } | undefined
      if (known) return known.resource_id
      const resourceId = await act()
      await knex('request_effect')
        .insert({ key, resource_id: resourceId, created_at: knex.fn.now() })
        .onConflict('key')
        .merge()
      return resourceId
    },
    { timeout: 60 },
  )
}
