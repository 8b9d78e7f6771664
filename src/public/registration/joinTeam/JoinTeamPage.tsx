import { memberRoleLabel } from '#domain/team/memberRoles'
import { Link } from 'react-router-dom'
import { AuthLayout } from '../../../auth/AuthLayout'
import { NotOpen } from '../../../auth/link/NotOpen'
import { useLinkedRecord } from '../../../auth/link/useLinkedRecord'
import { useLinkSecret } from '../../../auth/link/useLinkSecret'
import { paths } from '../../../paths'
import { ApiError } from '../../../kit/http/ApiError'
import { callRoute } from '../../../kit/http/callRoute'
import { JoinTeamForm } from './JoinTeamForm'
import '../registration.css'

/** Throws ApiError. */
async function findInvitation(token: string, signal?: AbortSignal) {
  const { invitation } = await callRoute('GET /public/invitations/:token', {
    params: { token },
    anonymous: true,
    signal,
  })
  // an invitation to found a winery of one's own has its own page
  if (!invitation.seller_name) throw new ApiError('', 404)
  return { invitation, token }
}

/** /convite: an invited person joins a winery's team (issue 6 Team). */
export default function JoinTeamPage() {
  const token = useLinkSecret((search) => search.get('convite'))
  const { record } = useLinkedRecord(token, findInvitation)
  const footer = <Link to={paths.login}>Já tenho conta: entrar</Link>
  if (record.kind === 'open') {
    const { invitation, token } = record.found
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
      <NotOpen
        record={record}
        opening="Abrindo o convite..."
        gone="Este convite não vale mais. Peça outro a quem convidou você, ou entre se já o aceitou."
        failed="Não foi possível abrir o convite."
      />
    </AuthLayout>
  )
}
