import { cleanLine } from '#domain/text/plainText'
import { isOwner } from '#domain/team/memberRoles'
import type { Member } from '#domain/team/memberWire'
import { profileRequest } from '#domain/sellers/profileForm'
import { useQueryClient } from '@tanstack/react-query'
import type { Seller, SellerUpdateRequest } from '#domain/sellers/sellerWire'
import { useDataProvider, useNotify } from 'ra-core'
import { useRef, useState } from 'react'
import { useSaveRecord } from '../../kit/dataProvider/useRecords'
import type { PortalDataProvider } from '../dataProvider'
import { ME_QUERY } from '../fetchMe'
import { companyChanges, type Picture, type ProfileDraft } from './profileDraft'

/**
 * Saves pictures, company and the person's name (spec §7). Each call may be repeated: what a failure left undone is
 * done by the next attempt, and pictures that were sent already are not sent again.
 */
export function useSaveProfile(me: Member, opened: ProfileDraft) {
  const dataProvider = useDataProvider<PortalDataProvider>()
  const saveCompany = useSaveRecord<Seller>('profile')
  const savePerson = useSaveRecord<Member>('members')
  const queryClient = useQueryClient()
  const notify = useNotify()
  // what was opened, then what was saved: a picture that is put back after the name was refused is a change
  const [stored, setStored] = useState(opened)

  // one that was sent and whose answer was lost is this form's own
  const seen = useRef(
    new Set(opened.certifications.flatMap((one) => ('url' in one ? [one.url] : []))),
  )

  const addressOf = async (picture: Picture): Promise<string> => {
    if ('url' in picture) return picture.url
    const known = sent.get(picture.file)
    if (known) return known
    const url = await dataProvider.uploadSellerImage(picture.file)
    sent.set(picture.file, url)
    return url
  }

  return async (draft: ProfileDraft): Promise<true> => {
    const changed = companyChanges(draft, stored)
    if (isOwner(me) && changed.length > 0) {
      // what was not touched is left out: another owner, or staff, may have changed it since the form was opened
      const filled = Object.entries(profileRequest(draft))
      const request: SellerUpdateRequest = Object.fromEntries(
        filled.filter(([field]) => changed.includes(field as keyof SellerUpdateRequest)),
      )
      if (changed.includes('photo')) request.photo = draft.photo && (await addressOf(draft.photo))
      if (changed.includes('certifications')) {
        request.certifications = []
        for (const one of draft.certifications) request.certifications.push(await addressOf(one))
        request.seen_certifications = [...seen.current]
        for (const one of request.certifications) seen.current.add(one)
      }
      const seller = await saveCompany('me', request)
      setStored(({ userName }) => ({ ...draft, userName }))
      queryClient.setQueryData<Member>(ME_QUERY.queryKey, (now) => now && { ...now, seller })
    }
    const name = cleanLine(draft.userName)
    if (draft.userName !== stored.userName && name !== stored.userName) {
      const member = await savePerson(me.id, { name })
      setStored((now) => ({ ...now, userName: name }))
      queryClient.setQueryData<Member>(ME_QUERY.queryKey, member)
    }
    for (const queryKey of [['vendor'], ['team']]) void queryClient.invalidateQueries({ queryKey })
    notify('account.saved', { type: 'success' })
    return true
  }
}

/** The addresses of files that are stored already, so that a second attempt does not send them again. */
const sent = new WeakMap<File, string>()

/** The person's name is 'name' on the wire and `userName` in the form (spec §5); the company's cannot be edited. */
export const profileField = (path: string): string => (path === 'name' ? 'userName' : path)
