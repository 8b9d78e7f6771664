import { formatDecimal } from '#domain/values/decimal'
import { fromEngineCountry } from '#domain/values/engineCountry'
import { profileRequest, type ProfileForm } from '#domain/sellers/profileForm'
import type { SellerUpdateRequest } from '#domain/sellers/sellerWire'
import type { Member } from '#domain/team/memberWire'

/** A picture that is stored already, or one that is sent when the profile is saved. */
export type Picture = { url: string } | { file: File; previewUrl: string }

/** What is being edited: the fields as typed, and the pictures. */
export interface ProfileDraft extends ProfileForm {
  photo: Picture | null
  certifications: Picture[]
}

/** The stored profile as the form shows it: hectares with a decimal comma (R8). */
export function openDraft(me: Member): ProfileDraft {
  const { seller } = me
  return {
    name: seller?.name ?? '',
    tax_id: seller?.tax_id ?? '',
    email: me.email,
    userName: me.name,
    description: seller?.description ?? '',
    phone: seller?.phone ?? '',
    country_code: fromEngineCountry(seller?.country_code ?? ''),
    state: seller?.state ?? '',
    city: seller?.city ?? '',
    postal_code: seller?.postal_code ?? '',
    address_line: seller?.address_line ?? '',
    region: seller?.region ?? '',
    hectares: formatDecimal(seller?.hectares, { grouping: false }),
    producer_history: seller?.producer_history ?? '',
    photo: seller?.photo ? { url: seller.photo } : null,
    certifications: (seller?.certifications ?? []).map((url) => ({ url })),
  }
}

export const pictureAddress = (picture: Picture): string =>
  'url' in picture ? picture.url : picture.previewUrl

/** The fields of the company (not the person's name) that differ; a picture that is not stored yet by its preview. */
export function companyChanges(
  draft: ProfileDraft,
  opened: ProfileDraft,
): (keyof SellerUpdateRequest)[] {
  const [now, before] = [companyOf(draft), companyOf(opened)]
  return (Object.keys(now) as (keyof SellerUpdateRequest)[]).filter(
    (field) => JSON.stringify(now[field]) !== JSON.stringify(before[field]),
  )
}

const companyOf = (draft: ProfileDraft): SellerUpdateRequest => ({
  ...profileRequest(draft),
  photo: draft.photo && pictureAddress(draft.photo),
  certifications: draft.certifications.map(pictureAddress),
})
