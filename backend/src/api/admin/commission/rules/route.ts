import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { commissionRuleCreateRequest } from '#domain/wire/commission'
import { parse } from '../../../../http/parse'
import { staffActor } from '../../../../http/staffActor'
import { findCommissionRuleOf } from '../../../../read-models/findCommissionRuleOf'
import { createRule } from '../../../../workflows/commission/create-rule'

/** POST /admin/commission/rules (spec §7). */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const actor = staffActor(request)
  const { name, reference_id, rate } = parse(commissionRuleCreateRequest, request.body)
  await createRule(request.scope, {
    sellerId: reference_id,
    name,
    percentageRate: rate.percentage_rate,
    includeTax: rate.include_tax,
    actor,
  })
  const knex = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  response.status(201).json({ commission_rule: await findCommissionRuleOf(knex, reference_id) })
}
