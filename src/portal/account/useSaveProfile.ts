import { cleanLine } from '#domain/text/plainText'
import { isOwner } from '#domain/sellers/memberRoles'
import { profileRequest } from '#domain/sellers/profileForm'
import type { FieldErrors } from '#domain/result'
import type { Member } from '#domain/wire/member'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'ra-core'
import { ApiError } from '../../shared/http/ApiError'
import { serverMessage } from '../../shared/http/serverMessage'
import type { PortalDataProvider } from '../dataProvider'
import { ME_QUERY } from '../fetchMe'
import { companyChanged, type Picture, type ProfileDraft } from './profileDraft'

interface Options {
  me: Member
  opened: ProfileDraft
  onSaved: () => void
  /** Messages of the engine by field. */
  onRefused: (errors: FieldErrors) => void
}

/**
 * Saves pictures, company and the person's name (spec §7). Each call may be repeated: what a failure left undone is
 * done by the next attempt, and pictures that were sent already are not sent again.
 */
export function useSaveProfile({ me, opened, onSaved, onRefused }: Options) {
  const dataProvider = useDataProvider<PortalDataProvider>()
  const queryClient = useQueryClient()
  const notify = useNotify()

  const addressOf = async (picture: Picture): Promise<string> => {
    if ('url' in picture) return picture.url
    const known = sent.get(picture.file)
    if (known) return known
    const url = await dataProvider.uploadSellerImage(picture.file)
    sent.set(picture.file, url)
    return url
  }

  return useMutation({
    mutationFn: async (draft: ProfileDraft) => {
      if (isOwner(me) && companyChanged(draft, opened)) {
        const photo = draft.photo && (await addressOf(draft.photo))
        const certifications: string[] = []
        for (const one of draft.certifications) certifications.push(await addressOf(one))
        const seller = await dataProvider.updateSeller({
          ...profileRequest(draft.form),
          photo,
          certifications,
        })
        queryClient.setQueryData<Member>(ME_QUERY.queryKey, (now) => now && { ...now, seller })
      }
      const name = cleanLine(draft.form.userName)
      if (draft.form.userName !== me.name && name !== me.name) {
        const member = await dataProvider.renameMember(me.id, { name }).catch(renamedField)
        queryClient.setQueryData<Member>(ME_QUERY.queryKey, member)
      }
    },
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: ['vendor'] })
      notify('account.saved', { type: 'success' })
      onSaved()
    },
    onError: (error) => {
      if (error instanceof ApiError && error.body.errors) onRefused(error.body.errors)
      notify(serverMessage(error, 'account.failed'), { type: 'error' })
    },
  })
}

/** The addresses of files that are stored already, so that a second attempt does not send them again. */
const sent = new WeakMap<File, string>()

/** The person's name is 'name' on the wire and `userName` in the form (spec §5). */
function renamedField(error: unknown): never {
  if (error instanceof ApiError && error.body.errors?.name) {
    const { name, ...errors } = error.body.errors
    throw new ApiError(error.message, error.status, {
      ...error.body,
      errors: { ...errors, userName: name },
    })
  }
  throw error
}
