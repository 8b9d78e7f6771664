import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { createHash } from 'node:crypto'
import { SITE_PICTURES } from '#domain/site/settings'
import { runStatement } from '../../engine/database/runStatement'
import { AppError } from '../../engine/errors/AppError'
import { imageRefusal, refused } from '../../images'
import { encodePortrait } from '../../modules/image-storage/encodeImage'

/**
 * Keeps a picture for a testimonial, re-encoded to 160 pixels without metadata (R26), under the name of its content. The
 * database holds it, so that it comes from our origin wherever other pictures are.
 *
 * @param whose whose turn it takes
 * @returns its address
 * @throws AppError invalid_data for what is no picture · too_many_requests, unavailable: then the same may be sent again
 */
export async function keepSitePicture(
  knex: Knex,
  bytes: Buffer | null,
  whose: string,
): Promise<string> {
  if (bytes === null) throw refused('picture', 'Arquivo excede 5MB.')
  const encoded = await encodePortrait(bytes, ['png', 'jpeg', 'webp'], `staff ${whose}`)
  if (!encoded.ok) throw imageRefusal(encoded.reason, 'picture', true)
  const name = `${createHash('sha256').update(encoded.payload).digest('hex')}.webp`
  await removeUnused(knex)
  await runStatement(
    knex,
    `insert into site_picture (id, content) values ($1, $2) on conflict (id) do update set created_at = now()`,
    [name, encoded.payload],
  )
  return `${SITE_PICTURES}${name}`
}

/** Removes those that no testimonial has shown within a day: nobody sees a person's picture longer than they are quoted. */
export const removeUnused = (knex: Knex) =>
  runStatement(
    knex,
    `delete from site_picture p where created_at < now() - interval '1 day'
       and not exists (select from (select after from site_setting_change where setting = 'testimonials'
                                     order by version desc limit 1) shown where strpos(shown.after::text, p.id) > 0)`,
  )

/**
 * Whether each of these is kept. Their day begins again: a removal that waits for this transaction has chosen them before,
 * and looks again only at rows that were changed.
 */
export async function hasPictures(transaction: Knex, names: readonly string[]): Promise<boolean> {
  const rows = await runStatement(
    transaction,
    'update site_picture set created_at = now() where id = any($1) returning id',
    [names],
  )
  return rows.length === new Set(names).size
}

/** @throws AppError not_found */
export async function findSitePicture(knex: Knex, name: string): Promise<Buffer> {
  const [row] = await runStatement<{ content: Buffer }>(
    knex,
    'select content from site_picture where id = $1',
    [name],
  )
  if (!row) throw AppError.notFound()
  return row.content
}
