import { NEW_OWNER_DAYS } from '../limits'

/** What a person of the staff works at (R54). */
export const STAFF_ROLES = {
  administration: {
    label: 'Administração',
    description: 'Faz tudo, também cuida da equipe winex.',
  },
  review: {
    label: 'Análise',
    description: 'Analisa vinhos, produtores e candidaturas. Não vê dinheiro.',
  },
  finance: {
    label: 'Financeiro',
    description: 'Cuida de pagamentos, reembolsos, comissões e repasses.',
  },
  read_only: { label: 'Só leitura', description: 'Vê tudo e não muda nada.' },
} as const satisfies Record<string, { label: string; description: string }>

export type StaffRole = keyof typeof STAFF_ROLES
export const STAFF_ROLE_KEYS = Object.keys(STAFF_ROLES) as [StaffRole, ...StaffRole[]]

export const isStaffRole = (value: unknown): value is StaffRole =>
  typeof value === 'string' && Object.hasOwn(STAFF_ROLES, value)

/**
 * Who may do what beside administration, which may do everything. The route declarations name one of these, and so do
 * the buttons and the menu: what is shown is what the server lets pass.
 */
export const STAFF_MAY = {
  /** Care for the own account. */
  ownAccount: ['review', 'finance', 'read_only'],
  /** Read wines, producers, applications and the queue; no money in it. */
  look: ['review', 'finance', 'read_only'],
  reviewWines: ['review'],
  manageSellers: ['review'],
  followApplications: ['review'],
  /** Orders, payments, commissions, contracts with their rate, payouts. */
  seeMoney: ['finance', 'read_only'],
  /** The buyer's whole CPF or CNPJ; who sees orders without it reads the last two characters. */
  readBuyerTaxId: ['finance'],
  /** Capture, give back, rates, payouts. */
  moveMoney: ['finance'],
  /** Write to an order's producer, and notes for one another. */
  writeOnOrders: ['finance'],
  /** In a producer's place. */
  actOnOrders: [],
  seeTrail: ['finance', 'read_only'],
  seeMails: ['read_only'],
  manageMails: [],
  seeTeam: ['read_only'],
  manageTeam: [],
  /** 'Configurações'. */
  manageSite: [],
} as const satisfies Record<string, readonly StaffRole[]>
export type StaffAbility = keyof typeof STAFF_MAY

/** Whether a role may call a route that is open to these; one that names nobody is administration's. */
export const isRoleAllowed = (role: StaffRole, roles: readonly StaffRole[] | undefined): boolean =>
  role === 'administration' || (roles?.includes(role) ?? false)

export const mayStaff = (role: StaffRole | undefined, ability: StaffAbility): boolean =>
  role !== undefined && isRoleAllowed(role, STAFF_MAY[ability])

/** The server's refusal, in words for the person. */
export const roleRefusal = (role: StaffRole): string =>
  `O seu papel na equipe (${STAFF_ROLES[role].label}) não permite isto. Fale com a administração.`

/** The same for the staff as `NEW_OWNER` of a company's people. */
export const NEW_ADMINISTRATOR = `Quem entrou na administração há menos de ${NEW_OWNER_DAYS} dias não remove nem rebaixa administradores. Peça a outra pessoa da administração ou aguarde.`

/** Without an administrator nobody could invite or change roles any more. */
export const LAST_ADMINISTRATOR = `A equipe precisa de pelo menos uma pessoa na administração que já entrou e está nela há ${NEW_OWNER_DAYS} dias ou mais. Dê esse papel a outra pessoa primeiro, ou aguarde.`
