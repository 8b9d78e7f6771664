import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import type { RouteDeclaration } from '#domain/routes/declaration'
import type { AuditAction } from '#domain/audit/auditActions'
import { env } from '../../env'
import { lockInTurn } from '../database/lockInTurn'
import { AppError } from '../errors/AppError'
import type { Actor } from './actor'
import type { CallerSession } from './openSession'
import { runStatement } from '../database/runStatement'

const MOST_MS = env.WINEX_STEP_UP_MINUTES * 60_000

/**
 * Lets on only who has signed in a short while ago, with password and second factor where there is one: a session that
 * was taken over moves neither people nor money.
 *
 * @throws AppError unauthorized with the challenge of RFC 9470
 */
export function requireStepUp({ stepUp }: RouteDeclaration, session: CallerSession): void {
  if (stepUp === true && !isFresh(session)) throw unconfirmed()
}

/**
 * Runs `act`. Where it gives money back, and the session is no longer fresh, it asks for the same as soon as this and all that
 * the person has given back since then come to more than the configured sum: many small refunds are one large one. One
 * person's are run one after the other, so that each finds in the audit trail what those before it gave back.
 *
 * @throws AppError unauthorized with the challenge of RFC 9470 · unavailable after half a minute of waiting
 */
export async function withinStepUpSum<Result>(
  { stepUp }: RouteDeclaration,
  call: {
    actor: Actor
    session: CallerSession
    container: MedusaContainer
    knex: Knex
    body: unknown
  },
  act: () => Promise<Result>,
): Promise<Result> {
  const { actor, session, container, knex } = call
  if (typeof stepUp !== 'object' || 'not' in stepUp || isFresh(session)) return act()
  const asked = Number((call.body as Record<string, unknown>)[stepUp.above])
  return lockInTurn(container, [`given-back:${actor.id}`], async () => {
    const before = await givenBackSince(knex, actor.id, freshUntil(session))
    if (before + asked > env.WINEX_STEP_UP_REFUND_CENTS) throw unconfirmed()
    return act()
  })
}

const freshUntil = ({ issuedAt }: CallerSession): Date => new Date(issuedAt.getTime() + MOST_MS)

const isFresh = (session: CallerSession): boolean => new Date() <= freshUntil(session)

const unconfirmed = (): AppError =>
  new AppError('unauthorized', 'Confirme que é você: entre de novo para fazer isto.', {
    challenge: `Bearer error="insufficient_user_authentication", max_age=${MOST_MS / 1000}`,
  })

/** Cents that an entry of the audit trail gave back, by its action: one for each route that asks above a sum. */
const GIVEN_BACK = {
  'order.refund': `(after ->> 'refunded_cents')::bigint - (before ->> 'refunded_cents')::bigint`,
  'order.return.refund': `(after ->> 'bottles_cents')::bigint + (after ->> 'freight_cents')::bigint`,
  'pix.refund': `(after ->> 'amount_cents')::bigint`,
} satisfies Partial<Record<AuditAction, string>>

const SUM = `
  select coalesce(sum(case action ${Object.entries(GIVEN_BACK)
    .map(([action, cents]) => `when '${action}' then ${cents}`)
    .join(' ')} end), 0)::float8 as cents
    from audit_entry where actor_id = $1 and at > $2`

/**
 * What one person has given back to buyers since then, in cents, by the audit trail, whichever session it was done in. What the
 * bank has not carried out counts as well.
 */
async function givenBackSince(knex: Knex, personId: string, since: Date): Promise<number> {
  const [sum] = await runStatement<{ cents: number }>(knex, SUM, [personId, since])
  return sum?.cents ?? 0
}
