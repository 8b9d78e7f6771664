import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { AuthLayout } from '../../auth/AuthLayout'
import { useLinkSecret } from '../../auth/link/useLinkSecret'
import { WriteToUs } from '../../auth/link/WriteToUs'
import { Notice } from '../../auth/Notice'
import { ApiError } from '../../kit/http/ApiError'
import { callRoute } from '../../kit/http/callRoute'
import { serverMessage } from '../../kit/http/serverMessage'
import { paths } from '../../paths'

const COMPANY = {
  subtitle:
    'Se ninguém da sua equipe fez a mudança que o e-mail descreve, suspenda a conta da empresa.',
  effect:
    'Ninguém muda mais nada na conta, os repasses ficam retidos e todas as sessões terminam, até que a nossa equipe fale com você.',
  button: 'Suspender a conta agora',
  sending: 'Suspendendo...',
  failed: 'Não foi possível suspender a conta. Tente novamente.',
  doneTitle: 'Conta suspensa',
  done: 'Os repasses estão retidos e todas as sessões terminaram. Nossa equipe foi avisada e vai falar com os responsáveis. Troque a sua senha assim que puder.',
}

const STAFF = {
  subtitle: 'Se você não reconhece a mudança na administração que o e-mail descreve, interrompa-a.',
  effect:
    'As sessões de quem fez a mudança e de quem ela trata terminam; quem entrou na administração por convite ou promoção passa a só ler, e um convite ainda não aceito deixa de valer.',
  button: 'Interromper agora',
  sending: 'Interrompendo...',
  failed: 'Não foi possível interromper a mudança. Tente novamente.',
  doneTitle: 'Mudança interrompida',
  done: 'As sessões terminaram, e a administração foi avisada. Troque a sua senha assim que puder.',
}

const readLink = (search: URLSearchParams) => {
  const token = search.get('token')
  return token ? { token, isStaff: search.get('actor') === 'user' } : null
}

/** /nao-fui-eu: an owner who does not know a change of owners or key stops the company's account, and an administrator one of the administration. Opening it does nothing yet. */
export default function OwnerAlertPage() {
  const link = useLinkSecret(readLink)
  const texts = link?.isStaff ? STAFF : COMPANY
  const [state, setState] = useState<'asking' | 'sending' | 'done' | 'gone'>('asking')
  const [problem, setProblem] = useState<string>()
  const done = useRef<HTMLParagraphElement>(null)
  // The button that had the focus is gone; a screen reader goes on here.
  useEffect(() => {
    if (state === 'done') done.current?.focus()
  }, [state])

  const stop = async (token: string) => {
    setState('sending')
    setProblem(undefined)
    try {
      await callRoute(
        link?.isStaff ? 'POST /public/staff-alerts/stop' : 'POST /public/owner-alerts/stop',
        { body: { token }, anonymous: true },
      )
      setState('done')
    } catch (error) {
      setProblem(serverMessage(error, texts.failed))
      setState(error instanceof ApiError && error.status === 404 ? 'gone' : 'asking')
    }
  }

  const { login, forgotPassword } = link?.isStaff ? paths.admin : paths
  if (state === 'done')
    return (
      <AuthLayout
        tone="visitor"
        title={texts.doneTitle}
        footer={<Link to={login}>Ir para o login</Link>}
      >
        <p className="auth-subtitle" ref={done} tabIndex={-1}>
          {texts.done}
        </p>
        <p>
          <Link className="button button-primary" to={forgotPassword}>
            Trocar a senha
          </Link>
        </p>
      </AuthLayout>
    )
  if (!link || state === 'gone')
    return (
      <AuthLayout
        tone="visitor"
        title="Não foi você?"
        footer={<Link to={login}>Ir para o login</Link>}
      >
        <Notice kind="error">
          {problem ??
            'Abra esta página pelo botão do e-mail. Se ele não abrir, conte à equipe o que aconteceu.'}
        </Notice>
        <WriteToUs />
      </AuthLayout>
    )
  return (
    <AuthLayout
      tone="visitor"
      title="Não foi você?"
      subtitle={texts.subtitle}
      footer={<Link to={login}>Ir para o login</Link>}
    >
      {problem && <Notice kind="error">{problem}</Notice>}
      <p>{texts.effect}</p>
      <button
        type="button"
        className="button button-primary auth-submit"
        disabled={state === 'sending'}
        onClick={() => void stop(link.token)}
      >
        {state === 'sending' ? texts.sending : texts.button}
      </button>
    </AuthLayout>
  )
}
