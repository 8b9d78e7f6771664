import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { commissionRateUpdateRequest } from '#domain/wire/commission'
import { parse } from '../../../../../http/parse'
import { recordId } from '../../../../../http/recordId'
import { staffActor } from '../../../../../http/staffActor'
import { findCommissionRuleOf } from '../../../../../read-models/findCommissionRuleOf'
import { changeRate } from '../../../../../workflows/commission/change-rate'

/** POST /admin/commission/rate/{id}: the percentage (spec §7). */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const actor = staffActor(request)
  const rateId = recordId(request)
  const body = parse(commissionRateUpdateRequest, request.body)
  const sellerId = await changeRate(request.scope, {
    rateId,
    percentageRate: body.percentage_rate,
    expectedRate: body.expected_percentage_rate,
    actor,
  })
  const knex = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  response.json({ commission_rule: await findCommissionRuleOf(knex, sellerId) })
}
