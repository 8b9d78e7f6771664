import { useState } from 'react'
import { Link } from 'react-router-dom'
import { AuthLayout } from '../../auth/AuthLayout'
import { useLinkSecret } from '../../auth/link/useLinkSecret'
import { Notice } from '../../auth/Notice'
import { callRoute } from '../../kit/http/callRoute'
import { serverMessage } from '../../kit/http/serverMessage'
import { paths } from '../../paths'

/** /nao-fui-eu: an owner who does not know a change of owners or key stops the company's account. Opening it does nothing yet. */
export default function OwnerAlertPage() {
  const token = useLinkSecret((search) => search.get('token'))
  const [state, setState] = useState<'asking' | 'sending' | 'done'>('asking')
  const [problem, setProblem] = useState<string>()

  const stop = async () => {
    setState('sending')
    setProblem(undefined)
    try {
      const body = { token: token ?? '' }
      await callRoute('POST /public/owner-alerts/stop', { body, anonymous: true })
      setState('done')
    } catch (error) {
      setProblem(serverMessage(error, 'Não foi possível suspender a conta. Tente novamente.'))
      setState('asking')
    }
  }

  const footer = <Link to={paths.login}>Ir para o login</Link>
  if (state === 'done')
    return (
      <AuthLayout title="Conta suspensa" footer={footer}>
        <Notice kind="info">
          Os repasses estão retidos e todas as sessões terminaram. Nossa equipe foi avisada e vai
          falar com os responsáveis. Troque a sua senha assim que puder.
        </Notice>
      </AuthLayout>
    )
  return (
    <AuthLayout
      title="Não foi você?"
      subtitle="Se ninguém da sua equipe fez a mudança que o e-mail descreve, suspenda a conta da empresa."
      footer={footer}
    >
      {problem && <Notice kind="error">{problem}</Notice>}
      {!token && <Notice kind="error">Abra esta página pelo botão do e-mail.</Notice>}
      <p>
        Ninguém muda mais nada na conta, os repasses ficam retidos e todas as sessões terminam, até
        que a nossa equipe fale com você.
      </p>
      <button
        type="button"
        className="button button-primary auth-submit"
        disabled={!token || state === 'sending'}
        onClick={() => void stop()}
      >
        {state === 'sending' ? 'Suspendendo...' : 'Suspender a conta agora'}
      </button>
    </AuthLayout>
  )
}
