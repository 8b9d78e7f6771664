import { z } from 'zod'

import { SEARCH_MAX } from '../limits'
import { HIT_KINDS } from './hitKinds'
import { requiredText } from '../wire/common'

/** GET /admin/search and GET /vendor/search */
export const quickSearchQuery = z.object({ q: requiredText(SEARCH_MAX) })

const hit = z.object({
  kind: z.enum(HIT_KINDS),
  id: z.string(),
  /** The winery's name, the wine's title, `#1234`, the brand, the colleague's name. */
  name: z.string(),
  /** What tells it from another of the same name: city, producer, customer, person, e-mail. */
  detail: z.string().nullable(),
})
export type Hit = z.infer<typeof hit>

/** At most `QUICK_SEARCH_HITS` of each kind; the lists' own searches find all. */
export const quickSearchResponse = z.object({ hits: z.array(hit) }).meta({ id: 'QuickSearch' })
export type QuickSearch = z.infer<typeof quickSearchResponse>
