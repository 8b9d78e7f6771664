import { Link } from 'react-router-dom'
import { accessNotice } from '#domain/sellers/seller'
import { paths } from '../../paths'
import { AuthLayout } from '../../auth/AuthLayout'

/** The 'request sent, under analysis' card (spec §2), for hosts that answer a registration without a token. */
export function UnderAnalysis() {
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
