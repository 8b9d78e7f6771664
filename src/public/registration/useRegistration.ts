import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import {
  companyErrors,
  registrationRequest,
  responsibleErrors,
  type CompanyForm,
  type ResponsibleForm,
} from '#domain/sellers/registration'
import { hasErrors } from '#domain/result'
import { siteConfig } from '#domain/site/siteConfig'
import { deviceHeaders } from '../../auth/deviceMark'
import { without } from '../../auth/fields/usePublicForm'
import { beginSession } from '../../auth/signIn'
import { paths } from '../../paths'
import { callRoute } from '../../kit/http/callRoute'
import { useWeakPassword } from '../../kit/form/useWeakPassword'
import { showToast } from '../../kit/ui/toast/toastStore'
import { useHydrated } from '../../kit/ui/useHydrated'
import {
  dropDraft,
  EMPTY_DRAFT,
  keepDraft,
  readDraft,
  withTyped,
  type RegistrationDraft,
} from './registrationDraft'
import { registrationProblem, type RegistrationProblem } from './registrationProblem'

/**
 * The registration as it is being typed, and sending it. What was typed survives a reload and every refusal.
 */
export function useRegistration() {
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  const [draft, setDraft] = useState<RegistrationDraft>(() =>
    isHydrated ? readDraft() : EMPTY_DRAFT,
  )
  const isRestored = useRef(isHydrated)
  const [problem, setProblem] = useState<RegistrationProblem>()
  const [phase, setPhase] = useState<'typing' | 'sending' | 'underAnalysis'>('typing')
  const { onFocus, weakProblem, adviceOn } = useWeakPassword('seller')

  // A prerendered page knows nothing of this tab, and may have been typed into before React took it over.
  useLayoutEffect(() => {
    if (isRestored.current) return
    isRestored.current = true
    setDraft(withTyped(readDraft(), document.querySelector('#root form')))
  }, [])

  useEffect(() => {
    if (phase !== 'underAnalysis') keepDraft(draft)
  }, [draft, phase])

  const company = {
    form: draft.company,
    errors: companyErrors(draft.company),
    refused: problem?.company ?? {},
    change: (changes: Partial<CompanyForm>) => {
      setDraft((now) => ({ ...now, company: { ...now.company, ...changes } }))
      setProblem((now) => now && { ...now, company: without(now.company, Object.keys(changes)) })
    },
    /** Changes computed from the current values: for a response that comes late. */
    update: (change: (now: CompanyForm) => CompanyForm) => {
      setDraft((now) => ({ ...now, company: change(now.company) }))
    },
  }
  const { name, email, password } = draft.responsible
  const owner = { names: [name, draft.company.name], email }
  const weak = weakProblem(password, owner)
  const responsible = {
    form: draft.responsible,
    errors: {
      ...(weak ? { password: weak } : {}),
      ...responsibleErrors(draft.responsible, draft.company.country_code),
    },
    onPasswordFocus: onFocus,
    passwordAdvice: adviceOn(password, owner),
    refused: problem?.responsible ?? {},
    change: (changes: Partial<ResponsibleForm>) => {
      setDraft((now) => ({ ...now, responsible: { ...now.responsible, ...changes } }))
      setProblem(
        (now) => now && { ...now, responsible: without(now.responsible, Object.keys(changes)) },
      )
    },
  }

  /** Sends the registration; resolves to the step that holds a refused field, if one does. */
  const submit = async (): Promise<1 | undefined> => {
    setProblem(undefined)
    setPhase('sending')
    try {
      const { token } = await callRoute('POST /public/vendor/register', {
        body: {
          ...registrationRequest(draft.company, draft.responsible, siteConfig.termsVersion),
          ...(draft.invitation ? { invitation: draft.invitation } : {}),
        },
        anonymous: true,
        headers: deviceHeaders(),
        failure: 'Failed to register vendor',
      })
      dropDraft()
      await enter(token)
      return undefined
    } catch (error) {
      const refusal = registrationProblem(error)
      setProblem(refusal)
      setPhase('typing')
      return hasErrors(refusal.company) ? 1 : undefined
    }
  }

  /** To the portal, signed in (R14); a host that gives no token leaves the request under analysis (spec §2). */
  const enter = async (token: string | undefined) => {
    const actorType = token ? await beginSession(token, draft.responsible.email.trim()) : null
    if (actorType !== 'seller') {
      setPhase('underAnalysis')
      return
    }
    showToast('success', 'Cadastro realizado com sucesso!')
    await navigate(paths.portal.root, { replace: true })
  }

  return { draft, setDraft, company, responsible, problem, phase, submit }
}
