import type { z } from 'zod'
import { csvFile } from '../routes/declaration'
import { STAFF_EXPORTS, type StaffExport } from './staffExports'

/** The declaration of the route that gives a list of the staff's as a spreadsheet, with the list's filters. */
export const exportRoute = <const List extends StaffExport, Query extends z.ZodType>(
  list: List,
  query: Query,
) =>
  ({
    actor: 'user',
    roles: STAFF_EXPORTS[list].roles,
    query,
    response: csvFile,
    atOnce: 2,
  }) as const
