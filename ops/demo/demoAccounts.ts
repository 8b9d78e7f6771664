import { SELLERS } from './data/sellers'
import { STAFF } from './data/staff'
import type { DemoSeller } from './data/demoTypes'

export interface DemoAccount {
  email: string
  password: string
  /** Who it is, in the words of the welcome text. */
  description: string
  /** Where this person signs in. */
  path: string
}

const WORDS = {
  ACTIVE: 'produtor ativo',
  PENDING: 'produtor em análise',
  INACTIVE: 'produtor desativado',
} satisfies Record<DemoSeller['status'], string>

const contractWords = ({ status, signed }: DemoSeller): string =>
  status === 'ACTIVE' ? (signed ? ', contrato assinado' : ', contrato por assinar') : ''

/** The sign-ins of the demonstration, for the welcome text and the README. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    email: STAFF.email,
    password: STAFF.password,
    description: `${STAFF.firstName} ${STAFF.lastName}: equipe da winex`,
    path: '/admin/login',
  },
  ...SELLERS.map((seller) => ({
    email: seller.member.email,
    password: seller.member.password,
    description: `${seller.name}: ${WORDS[seller.status]}${contractWords(seller)}`,
    path: '/login',
  })),
]
