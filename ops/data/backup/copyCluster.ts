import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import type { ArchiveWriter } from './ArchiveWriter'
import { CLUSTER } from './manifest'

/** What a running server keeps for itself, and makes again at its start (PostgreSQL 17, 25.3.5 'Backing up the data directory'). */
const CONTENT_LEFT_OUT =
  /^(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)(\/archive_status|\/summaries)?$/
const LEFT_OUT =
  /(^|\/)(postmaster\.(pid|opts)|pg_internal\.init[^/]*|pgsql_tmp[^/]*|backup_label(\.old)?)$/

/**
 * Copies the cluster of a running server while people work: a base backup by the low-level API (PostgreSQL 17, 25.3.4).
 * Everything that was committed before the end of the copy is in it.
 * @param superuserUrl of the maintenance database
 */
export async function copyCluster(
  archive: ArchiveWriter,
  folder: string,
  superuserUrl: string,
): Promise<void> {
  const client = new Client({ connectionString: superuserUrl, connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    // Keeps the write-ahead log of the whole copy; it goes with this connection.
    await client.query(`select pg_create_physical_replication_slot('winex_backup', true, true)`)
    const begun = await client.query<{ segment: string }>(
      `select pg_walfile_name(pg_backup_start('winex', true)) as segment`,
    )
    await addFolder(archive, folder, '')
    const ended = await client.query<{ label: string; segment: string }>(
      `select labelfile as label, pg_walfile_name(lsn) as segment from pg_backup_stop(false)`,
    )
    const [first = '', { label = '', segment: last = '' } = {}] = [
      begun.rows[0]?.segment,
      ended.rows[0],
    ]
    const segments = (await readdir(join(folder, 'pg_wal'))).filter(
      (name) => /^[0-9A-F]{24}$/.test(name) && name >= first && name <= last,
    )
    for (const name of segments.toSorted())
      await archive.addFile(`${CLUSTER}/pg_wal/${name}`, join(folder, 'pg_wal', name))
    await archive.addText(`${CLUSTER}/backup_label`, label)
  } finally {
    await client.end()
  }
}

async function addFolder(archive: ArchiveWriter, root: string, inside: string): Promise<void> {
  archive.addFolder(join(CLUSTER, inside))
  for (const entry of await readdir(join(root, inside), { withFileTypes: true })) {
    const name = join(inside, entry.name)
    if (LEFT_OUT.test(name)) continue
    if (entry.isDirectory()) await addFolder(archive, root, name)
    else if (entry.isFile() && !CONTENT_LEFT_OUT.test(inside))
      await archive.addFile(join(CLUSTER, name), join(root, name))
  }
}
