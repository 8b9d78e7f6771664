import { AppError } from '../errors/AppError'

const actorTypes = ['user', 'seller', 'provider'] as const

/** Who may sign in: staff, sellers, providers (spec §7). */
export type ActorType = (typeof actorTypes)[number]

/**
 * Reads /auth/{actor_type}/{auth_provider}.
 *
 * @throws AppError not_found for any other pair, as for a route that does not exist
 */
export function readActorType(params: Record<string, string | undefined>): ActorType {
  const actorType = actorTypes.find((known) => known === params.actor_type)
  if (!actorType || params.auth_provider !== 'emailpass')
    throw AppError.notFound('Rota não encontrada.')
  return actorType
}
