import { sql } from '../../support/world'

export interface Entry {
  action: string
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

/** Of which record the trail speaks, and with what it must end. */
export interface Left {
  of: string
  leaves: Entry[]
}

/** One entry about a record. */
export const left = (
  of: string,
  action: string,
  before: Entry['before'],
  after: Entry['after'],
): Left => ({ of, leaves: [{ action, before, after }] })

/** What the trail says of a record, oldest first. */
export const entriesOf = (resourceId: string): Promise<Entry[]> =>
  sql<Entry & Record<string, unknown>>(
    'select action, before, after from audit_entry where resource_id = $1 order by at, id',
    [resourceId],
  )
