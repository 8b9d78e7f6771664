import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
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
  const found: string[] = []
  for (const path of await filesBelow(world.dataDir)) {
    const text = (await readFile(path).catch(unlessGone(Buffer.of())))
      .toString('latin1')
      .toLowerCase()
    const isMarked = marks.some((mark) =>
      text.includes(Buffer.from(mark.toLowerCase()).toString('latin1')),
    )
    if (isMarked || marks.some((mark) => basename(path).includes(mark))) found.push(path)
  }
  return found
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(unlessGone([]))
  const files: string[] = []
  for (const entry of entries) {
    const path = join(folder, entry.name)
    if (entry.isFile()) files.push(path)
    else if (entry.isDirectory() && path !== join(world.dataDir, 'postgres'))
      files.push(...(await filesBelow(path)))
  }
  return files
}

/** Others write and remove files meanwhile: what is gone says nothing. */
const unlessGone =
  <Nothing>(nothing: Nothing) =>
  (error: NodeJS.ErrnoException): Nothing => {
    if (error.code !== 'ENOENT') throw error
    return nothing
  }
