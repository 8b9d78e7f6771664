import type { OwnResource } from '../../kit/dataProvider/EngineResource'
import { callRoute } from '../../kit/http/callRoute'

/** Who acted, for the trail's filter: found by typing, and one by id. */
export const auditPeople = {
  async getList({ filter }) {
    const { q } = filter as { q?: string }
    const { people } = await callRoute('GET /admin/audit/people', { query: { q } })
    return { data: people, total: people.length }
  },

  async getOne({ id }) {
    const { people } = await callRoute('GET /admin/audit/people', { query: { id: String(id) } })
    return { data: people[0] ?? { id: '' } }
  },
} satisfies OwnResource
