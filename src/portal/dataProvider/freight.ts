import type { FreightRequest, FreightResponse } from '#domain/freight/freightWire'
import type { OwnResource } from '../../kit/dataProvider/EngineResource'
import { callRoute } from '../../kit/http/callRoute'

/** The seller's only one: the table, its version, and the start table. */
export interface FreightRecord extends FreightResponse {
  id: typeof OWN_FREIGHT
}
export const OWN_FREIGHT = 'own'

const recordOf = async (answer: Promise<FreightResponse>) => ({
  data: { id: OWN_FREIGHT, ...(await answer) },
})

/** The freight table (docs/decisions/09-freight.md). */
export const freight = {
  getOne: () => recordOf(callRoute('GET /vendor/freight')),

  /** The whole table. 409 with `current.version` when somebody else has saved one since. */
  update: ({ data }) =>
    recordOf(callRoute('POST /vendor/freight', { body: data as FreightRequest })),
} satisfies OwnResource
