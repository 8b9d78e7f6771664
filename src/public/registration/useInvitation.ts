import { useEffect, useState, type Dispatch, type SetStateAction } from 'react'
import { useSearchParams } from 'react-router-dom'
import { EMPTY_COMPANY, EMPTY_RESPONSIBLE } from '#domain/sellers/registration'
import type { Invitation } from '#domain/team/invitationWire'
import { isLegalEntity } from '#domain/values/taxId'
import { callRoute } from '../../kit/http/callRoute'
import { ApiError } from '../../kit/http/ApiError'
import { adopt, type RegistrationDraft } from './registrationDraft'

export type InvitationState = 'none' | 'used' | 'refused' | 'unreachable'

/**
 * Fills the form from an invitation link `/cadastro?convite=…`. The token then leaves the address; it goes along
 * with the registration. Nothing that was typed is overwritten, and without the invitation the form works as well.
 */
export function useInvitation(
  setDraft: Dispatch<SetStateAction<RegistrationDraft>>,
): InvitationState {
  const [search, setSearch] = useSearchParams()
  const [state, setState] = useState<InvitationState>('none')
  const token = search.get('convite')

  useEffect(() => {
    if (!token) return
    const request = new AbortController()
    const open = async () => {
      try {
        const { invitation } = await callRoute('GET /public/invitations/:token', {
          params: { token },
          anonymous: true,
          signal: request.signal,
        })
        setDraft((now) => withInvitation(now, invitation, token))
        setState('used')
      } catch (error) {
        if (request.signal.aborted) return
        const isGone = error instanceof ApiError && (error.status === 404 || error.status === 400)
        setState(isGone ? 'refused' : 'unreachable')
        if (!isGone) {
          // it goes along all the same: it may have been only our question that failed
          setDraft((now) => ({ ...now, invitation: token }))
          return
        }
      }
      setSearch(
        (now) => {
          now.delete('convite')
          return now
        },
        { replace: true },
      )
    }
    void open()
    return () => request.abort()
  }, [token, setSearch, setDraft])

  return state
}

function withInvitation(
  draft: RegistrationDraft,
  { email, name, prefill }: Invitation,
  token: string,
): RegistrationDraft {
  const isPerson = prefill.tax_id !== undefined && !isLegalEntity(prefill.tax_id)
  const company = adopt(EMPTY_COMPANY, { ...prefill, ...(isPerson ? { person: 'cpf' } : {}) })
  const responsible = adopt(EMPTY_RESPONSIBLE, { name, email, phone: prefill.phone })
  return {
    company: fillGaps(draft.company, EMPTY_COMPANY, company),
    responsible: fillGaps(draft.responsible, EMPTY_RESPONSIBLE, responsible),
    invitation: token,
  }
}

/** `given` where nothing has been typed yet. */
function fillGaps<Form extends object>(typed: Form, empty: Form, given: Form): Form {
  const gaps = (Object.keys(empty) as (keyof Form)[]).filter(
    (field) => typed[field] === empty[field],
  )
  return { ...typed, ...Object.fromEntries(gaps.map((field) => [field, given[field]])) }
}
