import './registration.css'
import { useEffect, useRef } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { hasErrors } from '#domain/result'
import { AuthLayout } from '../../auth/AuthLayout'
import { Notice } from '../../auth/Notice'
import { paths } from '../../paths'
import { ToastHost } from '../../kit/ui/toast/ToastHost'
import { CompanyStep } from './CompanyStep'
import { ResponsibleStep } from './ResponsibleStep'
import { useInvitation, type InvitationState } from './useInvitation'
import { useRegistration } from './useRegistration'
import { accessNotice } from '#domain/sellers/seller'

const TEXTS = {
  none: '',
  used: 'Seu convite preencheu o que já sabíamos. Confira e complete.',
  refused: 'Este convite não vale mais. Você pode se cadastrar mesmo assim.',
  unreachable:
    'Não foi possível abrir o convite agora. Você pode preencher o cadastro mesmo assim.',
} satisfies Record<InvitationState, string>

/** Tells what became of the invitation that was opened. */
function InvitationNotice({ state }: { state: InvitationState }) {
  return TEXTS[state] ? <Notice kind="info">{TEXTS[state]}</Notice> : null
}

const STEPS = { 1: 'Dados da Empresa', 2: 'Dados Pessoais' } as const

/** /cadastro: a producer joins, in two steps (spec §2). The step is in the address, so Back leads back. */
export default function RegistrationPage() {
  const registration = useRegistration()
  const invitation = useInvitation(registration.setDraft)
  const [search, setSearch] = useSearchParams()
  const heading = useRef<HTMLHeadingElement>(null)
  const { company, problem, phase } = registration
  const isCompanyWrong = hasErrors(company.errors) || hasErrors(company.refused)
  const step = search.get('etapa') === '2' && (phase === 'sending' || !isCompanyWrong) ? 2 : 1
  const shown = useRef(step)

  // A reader of the screen, and the eyes on a phone, begin each step at its top, unless it was opened for a refusal.
  const isRefused = hasErrors(company.refused)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    if (isRefused) return
    heading.current?.focus()
    window.scrollTo(0, 0)
  }, [step, isRefused])

  const goTo = (next: 1 | 2) =>
    setSearch(
      (now) => {
        if (next === 2) now.set('etapa', '2')
        else now.delete('etapa')
        return now
      },
      { replace: next === 1 },
    )

  if (phase === 'underAnalysis') return <UnderAnalysis />
  return (
    <>
      <AuthLayout
        wide
        title="Crie sua conta"
        subtitle="Venda seus vinhos na winex. O cadastro leva poucos minutos."
        footer={
          <p>
            Já tem conta? <Link to={paths.login}>Entrar</Link>
          </p>
        }
      >
        <InvitationNotice state={invitation} />
        <div className="registration-step">
          <h2 ref={heading} tabIndex={-1}>
            {STEPS[step]}
          </h2>
          <p>Etapa {step} de 2</p>
          <span className={`registration-progress registration-progress-${step}`} aria-hidden />
        </div>
        {problem && (
          <>
            <Notice kind="error">{problem.message}</Notice>
            {problem.detail && <p className="auth-subtitle">{problem.detail}</p>}
          </>
        )}
        {step === 1 ? (
          <CompanyStep company={company} onContinue={() => goTo(2)} />
        ) : (
          <ResponsibleStep registration={registration} onBack={() => goTo(1)} />
        )}
      </AuthLayout>
      <ToastHost />
    </>
  )
}

/** The 'request sent, under analysis' card (spec §2), for hosts that answer a registration without a token. */
function UnderAnalysis() {
  return (
    <AuthLayout title={accessNotice('pending')?.title ?? ''}>
      <p className="auth-subtitle" role="status">
        Cadastro realizado com sucesso! Sua solicitação foi enviada e está em análise. Avisaremos
        você por e-mail assim que ela for aprovada.
      </p>
      <div className="auth-form">
        <Link className="button button-primary auth-submit" to={paths.login}>
          Voltar ao login
        </Link>
      </div>
    </AuthLayout>
  )
}
