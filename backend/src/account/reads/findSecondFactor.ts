import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { SecondFactorResponse } from '#domain/account/secondFactorWire'
import { runStatement } from '../../engine/database/runStatement'

/** Whether a person has a second factor; never the secret. */
export async function findSecondFactor(
  knex: Knex,
  authIdentityId: string,
  isRequired: boolean,
): Promise<SecondFactorResponse> {
  const rows = await runStatement<{ set_at: Date; left_over: number }>(
    knex,
    `select t.set_at, (select count(*)::int from recovery_code c
                        where c.auth_identity_id = t.auth_identity_id and c.used_at is null) as left_over
       from second_factor t where t.auth_identity_id = $1 and t.set_at is not null`,
    [authIdentityId],
  )
  const [factor] = rows
  return {
    second_factor: {
      set_at: factor?.set_at.toISOString() ?? null,
      recovery_codes_left: factor?.left_over ?? 0,
      is_required: isRequired,
    },
  }
}
