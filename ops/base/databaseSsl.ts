/** WINEX_DATABASE_SSL: whether a connection to the database is encrypted, and whether its certificate is checked. */
export type DatabaseSsl = 'off' | 'on' | 'no-verify'

/** As the client of Node takes it. */
export const CLIENT_SSL = {
  off: false,
  on: true,
  'no-verify': { rejectUnauthorized: false },
} as const satisfies Record<DatabaseSsl, boolean | { rejectUnauthorized: boolean }>

/** As PostgreSQL's own programs take it (PGSSLMODE). */
export const TOOL_SSL = {
  off: 'disable',
  on: 'require',
  'no-verify': 'require',
} as const satisfies Record<DatabaseSsl, string>
