import type { Pause } from '#domain/sellers/pause'
import type { OwnResource } from '../../kit/dataProvider/EngineResource'
import { callRoute } from '../../kit/http/callRoute'

/** The seller's only one: the pause that runs or is to come. */
export interface PauseRecord extends Partial<Pause> {
  id: typeof OWN_PAUSE
}
export const OWN_PAUSE = 'own'

/** 'Férias ou safra'. It is read with the seller (`GET /vendor/me`). */
export const pause = {
  /** Sets it, or changes its days. */
  async update({ data }) {
    const { from, to } = data as Pause
    const { seller } = await callRoute('POST /vendor/sellers/me/pause', { body: { from, to } })
    return { data: { id: OWN_PAUSE, ...seller.pause } }
  },

  /** Ends it at once, or takes it back. */
  async delete() {
    await callRoute('DELETE /vendor/sellers/me/pause')
    return { data: { id: OWN_PAUSE } }
  },
} satisfies OwnResource
