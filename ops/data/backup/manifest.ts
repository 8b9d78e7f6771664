import { z } from 'zod'

/** The last entry of a backup: written when everything else is in it. */
export const MANIFEST = 'manifest.json'
/** The dump of an external database, as `pg_dump --format=custom` writes it. */
export const DUMP = 'database.dump'
/** The embedded database's cluster. */
export const CLUSTER = 'postgres'
export const SECRETS = 'secrets.json'

export const BACKUP_FORMAT = 1

export const manifestSchema = z.object({
  format: z.number().int(),
  createdAt: z.string(),
  /** Whether the database is the embedded cluster or a dump of an external one. */
  database: z.enum(['embedded', 'external']),
  withSecrets: z.boolean(),
  /** SHA-256 of every file, hexadecimal, by its name in the archive. */
  checksums: z.record(z.string(), z.string()),
})
export type Manifest = z.infer<typeof manifestSchema>
