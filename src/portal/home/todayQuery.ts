import type { Today } from '#domain/home/todayWire'
import { callRoute } from '../../kit/http/callRoute'

/** Orders come while nobody clicks: asked for again this often, and whenever the window gets the focus (R41). */
const REFRESH_MS = 60_000

export const TODAY_KEY = ['vendor', 'today']

/** What waits for the seller. */
export const TODAY_QUERY = {
  queryKey: TODAY_KEY,
  queryFn: (): Promise<Today> => callRoute('GET /vendor/today'),
  refetchInterval: REFRESH_MS,
  refetchOnWindowFocus: 'always',
} as const
