import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql, world } from '../../support/world'

/**
 * The tables of the database that contain any of the marks, in any column: `table` for the public schema, else
 * `schema.table`.
 */
export async function tablesWith(marks: readonly string[]): Promise<string[]> {
  const tables = await sql<{ schemaname: string; tablename: string }>(
    `select schemaname, tablename from pg_tables where schemaname in ('public', 'read_model')`,
  )
  const found: string[] = []
  for (const { schemaname, tablename } of tables) {
    const [row] = await sql(
      `select 1 from "${schemaname}"."${tablename}" as t
        where exists (select from unnest($1::text[]) as mark
                       where position(lower(mark) in lower(to_jsonb(t)::text)) > 0) limit 1`,
      [marks],
    )
    if (row) found.push(schemaname === 'public' ? tablename : `${schemaname}.${tablename}`)
  }
  return found.sort()
}

/**
 * The files of the data folder, by path, that contain any of the marks: images, mails, logs. The database's own
 * files are read through the database.
 */
export async function filesWith(marks: readonly string[]): Promise<string[]> {
  const entries = await readdir(world.dataDir, { recursive: true, withFileTypes: true })
  const found: string[] = []
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name)
    if (!entry.isFile() || path.startsWith(join(world.dataDir, 'postgres/'))) continue
    const text = (await readFile(path)).toString('latin1').toLowerCase()
    const isMarked = marks.some((mark) =>
      text.includes(Buffer.from(mark.toLowerCase()).toString('latin1')),
    )
    if (isMarked || marks.some((mark) => entry.name.includes(mark))) found.push(path)
  }
  return found
}
