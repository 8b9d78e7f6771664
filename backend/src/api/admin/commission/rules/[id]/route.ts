import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { commissionRuleUpdateRequest } from '#domain/wire/commission'
import { parse } from '../../../../../http/parse'
import { recordId } from '../../../../../http/recordId'
import { staffActor } from '../../../../../http/staffActor'
import { findCommissionRuleOf } from '../../../../../read-models/findCommissionRuleOf'
import { renameRule } from '../../../../../workflows/commission/rename-rule'

/** POST /admin/commission/rules/{id}: its name (spec §7). */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const actor = staffActor(request)
  const ruleId = recordId(request)
  const { metadata, expected_name } = parse(commissionRuleUpdateRequest, request.body)
  const sellerId = await renameRule(request.scope, {
    ruleId,
    name: metadata.name,
    expectedName: expected_name,
    actor,
  })
  const knex = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  response.json({ commission_rule: await findCommissionRuleOf(knex, sellerId) })
}
