import { Link } from 'react-router-dom'
import { paths } from '../paths'
import { AuthLayout } from './AuthLayout'
import { Notice } from './Notice'
import { SignInSteps } from './SignInSteps'
import { useSignInPage } from './useSignInPage'

/** /admin/login: staff sign in here (spec §2 Admin area). */
export default function AdminSignInPage() {
  const { enter, message } = useSignInPage()
  return (
    <AuthLayout
      tone="staff"
      title="Acesso administrativo"
      footer={
        <p>
          É produtor? <Link to={paths.login}>Entrar no portal do produtor</Link>
        </p>
      }
    >
      {message && <Notice kind="info">{message}</Notice>}
      <SignInSteps actor="user" onToken={enter}>
        <p className="auth-aside">
          <Link to={paths.admin.forgotPassword}>Esqueceu sua senha?</Link>
        </p>
      </SignInSteps>
    </AuthLayout>
  )
}
