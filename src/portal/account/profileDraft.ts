import { formatDecimal } from '#domain/values/decimal'
import { fromEngineCountry } from '#domain/values/engineCountry'
import type { ProfileForm } from '#domain/sellers/profileForm'
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

/** Whether anything of the company (not the person's name) differs. */
export function companyChanged(draft: ProfileDraft, opened: ProfileDraft): boolean {
  const plain = ({ photo, certifications, userName: _person, ...company }: ProfileDraft) =>
    JSON.stringify([
      company,
      [photo, ...certifications].map((one) => (one ? pictureAddress(one) : null)),
    ])
  return plain(draft) !== plain(opened)
}
