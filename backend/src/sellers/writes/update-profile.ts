import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { SELLER_CERTIFICATIONS_MAX } from '#domain/limits'
import { fieldErrors, hasErrors } from '#domain/result'
import { nameProblem } from '#domain/text/names'
import { cleanLine } from '#domain/text/plainText'
import { formatPhone, phoneProblem } from '#domain/values/phone'
import { formatPostalCode, postalCodeProblem } from '#domain/values/postalCode'
import type { SellerUpdateRequest } from '#domain/sellers/sellerWire'
import { AppError } from '../../engine/errors/AppError'
import type { Actor } from '../../engine/actor/actor'
import { recordChanges } from '../../engine/audit/recordChanges'
import { addedMeanwhile, claimUpload, pictureName, removeUnusedImages } from '../../images'

interface StoredProfile extends Record<string, unknown> {
  name: string
  photo: string | null
  certifications: string[] | null
  country_code: string
}

/**
 * Changes a seller's own profile (spec §5 Profile form, §7). The name stays as it is although the form sends it; what
 * is left out stays, null empties; a certification that was added after the form was opened stays. Photo and certifications must be pictures that this seller uploaded. The audit
 * trail keeps the changed fields before and after, until the company is erased (redactAudit).
 *
 * @throws AppError not_found · invalid_data for a foreign picture, a certification too many with those that stay, a new name that no winery may have, or a phone or CEP that is none
 */
export async function updateProfile(
  container: MedusaContainer,
  input: { sellerId: string; changes: SellerUpdateRequest; actor: Actor },
): Promise<void> {
  const { sellerId, changes, actor } = input
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const known = await findProfile(knex, sellerId)
  refuseOtherName(known.name, changes.name)
  refuseContact(changes, changes.country_code ?? known.country_code)
  await claimPictures(container, sellerId, known, changes)
  const replaced = await knex.transaction(async (transaction) => {
    const stored = await findProfile(transaction, sellerId, true)
    const columns = columnsOf(changes, stored)
    const changed = Object.keys(columns).filter(
      (column) => JSON.stringify(columns[column]) !== JSON.stringify(stored[column]),
    )
    if (changed.length === 0) return false
    await transaction('seller')
      .where({ id: sellerId })
      .update({
        ...columns,
        ...('certifications' in columns
          ? { certifications: JSON.stringify(columns.certifications) }
          : {}),
        updated_at: transaction.fn.now(),
      })
    await recordChanges(transaction, {
      actor,
      action: 'seller.profile',
      resource: 'seller',
      resourceId: sellerId,
      sellerId,
      before: auditedProfile(stored, changed),
      after: auditedProfile({ ...stored, ...columns }, changed),
    })
    return releasePictures(transaction, sellerId, stored, columns)
  })
  if (replaced) await removeUnusedImages(container)
}

/** The stored name may be sent however old it is; another one is read as if it were to be kept. */
function refuseOtherName(stored: string, sent: string | undefined): void {
  const problem =
    sent === undefined || sent === cleanLine(stored)
      ? null
      : nameProblem(sent, 'Nome é obrigatório')
  if (problem) throw AppError.invalid(problem, { name: problem })
}

/** The rules of the profile form, for the country that the seller has or now gets. */
function refuseContact({ phone, postal_code }: SellerUpdateRequest, country: string): void {
  const errors = fieldErrors({
    phone: phone ? phoneProblem(phone, country) : null,
    postal_code: postal_code ? postalCodeProblem(postal_code, country) : null,
  })
  if (hasErrors(errors)) throw AppError.invalid(Object.values(errors).join('; '), errors)
}

/** These columns as the trail keeps them: pictures by the names of their files. */
const auditedProfile = (
  profile: StoredProfile,
  columns: readonly string[],
): Record<string, unknown> => {
  const kept: Record<string, unknown> = {
    ...profile,
    photo: pictureName(profile.photo),
    certifications: profile.certifications?.map(pictureName),
  }
  return Object.fromEntries(columns.map((column) => [column, kept[column]]))
}

async function findProfile(knex: Knex, sellerId: string, lock = false): Promise<StoredProfile> {
  const query = knex('seller').where({ id: sellerId }).whereNull('deleted_at')
  const row = (await (lock ? query.forUpdate() : query).first()) as StoredProfile | undefined
  if (!row) throw AppError.notFound()
  return row
}

async function claimPictures(
  container: MedusaContainer,
  sellerId: string,
  stored: StoredProfile,
  { photo, certifications }: SellerUpdateRequest,
): Promise<void> {
  const purposes = ['seller_photo'] as const
  if (photo && photo !== stored.photo) {
    await claimUpload(container, { url: photo, sellerId, purposes, field: 'photo' })
  }
  for (const [index, url] of (certifications ?? []).entries()) {
    if (stored.certifications?.includes(url)) continue
    await claimUpload(container, { url, sellerId, purposes, field: `certifications.${index}` })
  }
}

/** The columns to write. Columns that cannot be empty keep what they hold, or an empty text where that says the same. */
function columnsOf(
  { name: _name, seen_certifications: seen, ...changes }: SellerUpdateRequest,
  stored: StoredProfile,
): Record<string, unknown> {
  const columns: Record<string, unknown> = Object.fromEntries(
    Object.entries(changes).filter(([, value]) => value !== undefined),
  )
  for (const column of ['postal_code', 'address_line']) {
    if (columns[column] === null) columns[column] = ''
  }
  if (columns.region === null) columns.region = 'other'
  if (changes.certifications !== undefined) {
    columns.certifications = wantedCertifications(changes.certifications ?? [], stored, seen)
  }
  const country = changes.country_code ?? stored.country_code
  if (changes.postal_code) columns.postal_code = formatPostalCode(changes.postal_code, country)
  if (changes.phone) columns.phone = formatPhone(changes.phone, country)
  return columns
}

/** Those that are sent, and behind them those that another owner, or another tab, has added since the form was opened. */
function wantedCertifications(
  sent: readonly string[],
  stored: StoredProfile,
  seen: readonly string[] | undefined,
): string[] {
  const wanted = [...sent, ...addedMeanwhile(stored.certifications ?? [], sent, seen)]
  if (wanted.length <= SELLER_CERTIFICATIONS_MAX) return wanted
  const message = `Outras certificações foram enviadas enquanto você editava, e um produtor pode ter no máximo ${SELLER_CERTIFICATIONS_MAX}. Recarregue a página e escolha quais ficam.`
  throw AppError.invalid(message, { certifications: message })
}

/** Pictures that no longer show wait for removeUnusedImages from now on. True when there are some. */
async function releasePictures(
  transaction: Knex,
  sellerId: string,
  stored: StoredProfile,
  columns: Record<string, unknown>,
): Promise<boolean> {
  const shown = [
    'photo' in columns ? columns.photo : stored.photo,
    ...(((columns.certifications ?? stored.certifications) as string[] | null) ?? []),
  ]
  const released = [stored.photo, ...(stored.certifications ?? [])].filter(
    (url): url is string => url !== null && !shown.includes(url),
  )
  if (released.length === 0) return false
  await transaction('image_upload')
    .where({ seller_id: sellerId })
    .whereRaw(
      `exists (select from unnest(?::text[]) as url where right(url, length(image_upload.key)) = image_upload.key)`,
      [released],
    )
    .update({ expires_at: transaction.fn.now() })
  return true
}
