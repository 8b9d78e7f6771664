import { NEW_OWNER_DAYS } from '../limits'

export type MemberRole = 'owner' | 'member'

/** What a member of a seller's team is called and may do (spec §3, §6; issue 6 Team). */
export const MEMBER_ROLES = {
  owner: {
    label: 'Responsável',
    description: 'Faz tudo: assina o contrato, altera os dados da empresa e cuida da equipe.',
  },
  member: {
    label: 'Membro',
    description: 'Cuida de vinhos, preços, estoque e pedidos.',
  },
} satisfies Record<MemberRole, { label: string; description: string }>

interface WithRole {
  role?: string | null
}

/** Only an owner signs the contract and changes data of company and team. */
export const isOwner = (member: WithRole | null | undefined): boolean => member?.role === 'owner'

export const memberRoleLabel = (role: string | null | undefined): string =>
  MEMBER_ROLES[role === 'owner' ? 'owner' : 'member'].label

/** Why a member may not, in words for the member. The server answers with them, the screens show them. */
export const OWNER_ONLY = {
  sign: 'Somente um responsável pela empresa pode assinar o contrato.',
  company: 'Somente um responsável pela empresa pode alterar os dados da empresa.',
  team: 'Somente um responsável pela empresa pode alterar a equipe.',
  pause: 'Somente um responsável pela empresa pode marcar, mudar ou terminar uma pausa.',
  pixKey: 'Somente um responsável pela empresa pode ver e alterar a chave PIX.',
  privacy: 'Somente um responsável pela empresa pode pedir a exclusão da conta da empresa.',
} as const

/** Time for the other owners to notice somebody who has come by a stolen session. */
export const NEW_OWNER = `Quem se tornou responsável há menos de ${NEW_OWNER_DAYS} dias não remove nem rebaixa responsáveis, não define a chave PIX e não exclui a conta da empresa. Peça a outro responsável ou aguarde.`

const DAY_MS = 86_400_000

/**
 * Whether somebody became an owner, or an administrator of the staff, too short a while ago.
 * @param since null for who founded the company, or is there by the operator's command
 */
export const isNewOwner = (since: Date | null, now: Date): boolean =>
  since !== null && now.getTime() - since.getTime() < NEW_OWNER_DAYS * DAY_MS

/** A seller without an owner could never sign or invite again. */
export const LAST_OWNER =
  'A equipe precisa de pelo menos um responsável. Torne outra pessoa responsável primeiro.'
