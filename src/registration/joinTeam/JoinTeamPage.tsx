import { memberRoleLabel } from '#domain/sellers/memberRoles'
import { Link } from 'react-router-dom'
import { AuthLayout } from '../../auth/AuthLayout'
import { Notice } from '../../auth/Notice'
import { paths } from '../../paths'
import { JoinTeamForm } from './JoinTeamForm'
import { useTeamInvitation } from './useTeamInvitation'
import '../registration.css'

/** /convite: an invited person joins a winery's team (issue 6 Team). */
export default function JoinTeamPage() {
  const state = useTeamInvitation()
  const footer = <Link to={paths.login}>Já tenho conta: entrar</Link>
  if (state.kind === 'open') {
    const { invitation, token } = state
    return (
      <AuthLayout
        title={`Equipe de ${invitation.seller_name}`}
        subtitle={
          <>
            Convite para <strong>{invitation.email}</strong>, como{' '}
            {memberRoleLabel(invitation.role).toLowerCase()}.
          </>
        }
        footer={footer}
      >
        <JoinTeamForm invitation={invitation} token={token} />
      </AuthLayout>
    )
  }
  return (
    <AuthLayout title="Convite para a equipe" footer={footer}>
      {state.kind === 'loading' && <p role="status">Abrindo o convite...</p>}
      {state.kind === 'gone' && (
        <Notice kind="error">
          Este convite não vale mais. Peça outro a quem convidou você, ou entre se já o aceitou.
        </Notice>
      )}
      {state.kind === 'unreachable' && (
        <>
          <Notice kind="error">Não foi possível abrir o convite.</Notice>
          <p>
            <button type="button" className="button" onClick={state.retry}>
              Tentar novamente
            </button>
          </p>
        </>
      )}
    </AuthLayout>
  )
}
