import { Link } from 'react-router-dom'
import { paths } from '../paths'
import { AuthLayout } from './AuthLayout'
import { Notice } from './Notice'
import { SignInForm } from './SignInForm'
import { useSignInPage } from './useSignInPage'

/** /login: sellers sign in here (spec §2 Login). */
export default function SellerSignInPage() {
  const { submit, message } = useSignInPage('seller')
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
      <SignInForm actor="seller" onSubmit={submit}>
        <p className="auth-aside">
          <Link to={paths.forgotPassword}>Esqueceu sua senha?</Link>
        </p>
      </SignInForm>
      <p className="auth-alternative">
        Ainda não vende na winex? <Link to={paths.registration}>Crie uma conta</Link>
      </p>
    </AuthLayout>
  )
}
