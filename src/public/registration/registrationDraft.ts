import {
  EMPTY_COMPANY,
  EMPTY_RESPONSIBLE,
  type CompanyForm,
  type ResponsibleForm,
} from '#domain/sellers/registration'

const KEY = 'winex.cadastro'

/** What has been typed so far; kept for this tab so that a reload loses nothing. */
export interface RegistrationDraft {
  company: CompanyForm
  responsible: ResponsibleForm
  /** Token of the invitation that opened the form. */
  invitation?: string
}

export const EMPTY_DRAFT: RegistrationDraft = {
  company: EMPTY_COMPANY,
  responsible: EMPTY_RESPONSIBLE,
}

/** The draft of this tab; whatever cannot be read counts as not typed. */
export function readDraft(): RegistrationDraft {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<
      Record<keyof RegistrationDraft, unknown>
    >
    return {
      company: adopt(EMPTY_COMPANY, kept.company),
      responsible: adopt(EMPTY_RESPONSIBLE, kept.responsible),
      ...(typeof kept.invitation === 'string' ? { invitation: kept.invitation } : {}),
    }
  } catch {
    return EMPTY_DRAFT
  }
}

/** A draft with the values of the fields of the first step, as far as it differs from the empty form. */
export function withTyped(draft: RegistrationDraft, form: HTMLFormElement | null) {
  const typed = form ? [...new FormData(form)] : []
  const changed = typed.filter(
    ([field, value]) => value !== EMPTY_COMPANY[field as keyof CompanyForm],
  )
  return { ...draft, company: adopt(draft.company, Object.fromEntries(changed)) }
}

/** Keeps everything but the passwords, which are written nowhere. */
export function keepDraft({ responsible, ...rest }: RegistrationDraft) {
  const { password: _password, password_confirmation: _confirmation, ...kept } = responsible
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...rest, responsible: kept }))
  } catch {
    // storage is full or blocked: the form works, only a reload would empty it
  }
}

export function dropDraft() {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // nothing was kept
  }
}

/** `empty` with every known field of `given` that has the right type; `given` may be anything. */
export function adopt<Form extends object>(empty: Form, given: unknown): Form {
  if (typeof given !== 'object' || given === null) return empty
  const known = Object.entries(given).filter(
    ([field, value]) =>
      field in empty && typeof value === typeof empty[field as keyof Form] && value !== '',
  )
  return { ...empty, ...Object.fromEntries(known) }
}
