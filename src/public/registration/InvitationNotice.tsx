import { Notice } from '../../auth/Notice'
import type { InvitationState } from './useInvitation'

const TEXTS = {
  none: '',
  used: 'Seu convite preencheu o que já sabíamos. Confira e complete.',
  refused: 'Este convite não vale mais. Você pode se cadastrar mesmo assim.',
  unreachable:
    'Não foi possível abrir o convite agora. Você pode preencher o cadastro mesmo assim.',
} satisfies Record<InvitationState, string>

/** Tells what became of the invitation that was opened. */
export function InvitationNotice({ state }: { state: InvitationState }) {
  return TEXTS[state] ? <Notice kind="info">{TEXTS[state]}</Notice> : null
}
