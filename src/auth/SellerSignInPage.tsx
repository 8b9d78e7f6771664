import { Link } from 'react-router-dom'
import { paths } from '../paths'
import { AuthLayout } from './AuthLayout'
import { Notice } from './Notice'
import { SignInSteps } from './SignInSteps'
import { useSignInPage } from './useSignInPage'

/** /login: sellers sign in here (spec §2 Login). */
export default function SellerSignInPage() {
  const { enter, message } = useSignInPage()
  return (
    <AuthLayout
      title="Entrar"
      subtitle="Acesse o portal do produtor para cuidar de vinhos, estoque e pedidos."
      footer={
        <p>
          Faz parte da equipe? <Link to={paths.admin.login}>Acesso da equipe interna</Link>
        </p>
      }
    >
      {message && <Notice kind="info">{message}</Notice>}
      <SignInSteps actor="seller" onToken={enter}>
        <p className="auth-aside">
          <Link to={paths.forgotPassword}>Esqueceu sua senha?</Link>
        </p>
      </SignInSteps>
      <p className="auth-alternative">
        Ainda não vende na winex? <Link to={paths.registration}>Crie uma conta</Link>
      </p>
    </AuthLayout>
  )
}
