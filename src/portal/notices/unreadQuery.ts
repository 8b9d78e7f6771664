import { callRoute } from '../../kit/http/callRoute'

/** How often the number is asked for while the portal is looked at, in ms; at once when somebody comes back to it. */
const ASK_MS = 60_000

/** Before all that is asked of notices. */
export const NOTICES_KEY = ['vendor', 'notices']

/** How many notices this person has not read; the bell's number. */
export const UNREAD_QUERY = {
  queryKey: [...NOTICES_KEY, 'unread'],
  queryFn: () => callRoute('GET /vendor/notices/unread'),
  refetchInterval: ASK_MS,
  refetchOnWindowFocus: 'always',
} as const
