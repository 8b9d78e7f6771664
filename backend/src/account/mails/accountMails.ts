import { subjectName } from '#domain/text/names'
import { RESET_TOKEN_LIFETIME_SECONDS } from '#domain/limits'
import { formatDateTime } from '#domain/values/dates'
import { MAIL_SECRET } from '../../modules/mail-outbox/secret'
import type { Mail } from '../../modules/mail-outbox/service'
import { composeMail } from '../../engine/mail/composeMail'
import type { MailAction } from '../../engine/mail/mailHtml'

/** The person whose sign-in a mail is about, and the side on which they sign in. */
export interface SignInMailFacts {
  to: string
  name: string
  /** Null for staff. */
  sellerId: string | null
  isStaff: boolean
  publicUrl: string
}

/** The way out when somebody else did it: /forgot-password of the person's side. */
const notYou = ({ isStaff, publicUrl }: SignInMailFacts): MailAction => ({
  label: 'Não foi você? Crie outra senha',
  url: new URL(isStaff ? '/forgot-password?actor=user' : '/forgot-password', publicUrl).toString(),
})

/** The password was changed. */
export const passwordChangedMail = (facts: SignInMailFacts): Mail => ({
  to: facts.to,
  sellerId: facts.sellerId,
  template: 'password-changed',
  ...composeMail({
    title: 'Sua senha foi alterada',
    subject: 'winex: sua senha foi alterada',
    paragraphs: [
      `Olá, ${subjectName(facts.name)}.`,
      'A senha da sua conta na winex acaba de ser alterada, e as sessões abertas em outros aparelhos foram encerradas.',
    ],
    action: notYou(facts),
  }),
})

/** The link for a new password (R18). */
export function passwordResetMail(
  facts: SignInMailFacts,
  { resetId, token }: { resetId: string; token: string },
): Mail {
  const link = new URL('/reset-password', facts.publicUrl)
  link.searchParams.set('token', MAIL_SECRET)
  link.searchParams.set('email', facts.to)
  if (facts.isStaff) link.searchParams.set('actor', 'user')
  return {
    to: facts.to,
    sellerId: facts.sellerId,
    template: 'password-reset',
    idempotencyKey: resetId,
    secret: token,
    ...composeMail({
      title: 'Crie uma nova senha',
      subject: 'winex: crie uma nova senha',
      paragraphs: [
        `Olá, ${subjectName(facts.name)}.`,
        'Recebemos um pedido para criar uma nova senha para a sua conta na winex.',
      ],
      action: { label: 'Criar nova senha', url: link.toString() },
      notes: [
        `O link vale por ${RESET_TOKEN_LIFETIME_SECONDS / 60} minutos e só pode ser usado uma vez. Ao usá-lo, todos os aparelhos em que sua conta está aberta saem dela.`,
        'Não pediu uma nova senha? Ignore este e-mail: sua senha continua a mesma.',
      ],
    }),
  }
}

const SECOND_FACTOR_TEXTS = {
  set: [
    'Verificação em duas etapas ativada',
    'A partir de agora, sua conta na winex pede também um código do aplicativo autenticador. As sessões abertas em outros aparelhos foram encerradas.',
  ],
  codes: [
    'Novos códigos de recuperação',
    'Os códigos de recuperação da sua conta na winex foram renovados. Os anteriores não valem mais.',
  ],
  remove: [
    'Verificação em duas etapas desativada',
    'Sua conta na winex voltou a pedir apenas a senha.',
  ],
  recovery: [
    'Código de recuperação usado',
    'Alguém entrou na sua conta na winex com um dos códigos de recuperação.',
  ],
} as const

/** A change or an emergency use of the second factor. */
export type SecondFactorMailEvent = keyof typeof SECOND_FACTOR_TEXTS

export function secondFactorMail(facts: SignInMailFacts, event: SecondFactorMailEvent): Mail {
  const [title, text] = SECOND_FACTOR_TEXTS[event]
  return {
    to: facts.to,
    sellerId: facts.sellerId,
    template: `second-factor-${event}`,
    ...composeMail({
      title,
      subject: `winex: ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
      paragraphs: [`Olá, ${subjectName(facts.name)}.`, text],
      action: notYou(facts),
    }),
  }
}

/** A sign-in from a device and a network that are new to the person. One mail per `idempotencyKey`. */
export function newSignInMail(
  facts: SignInMailFacts,
  place: { device: string; ipAddress: string; at: Date; idempotencyKey: string },
): Mail {
  const account = facts.isStaff ? '/admin/account' : '/portal/account-settings/seguranca'
  return {
    to: facts.to,
    sellerId: facts.sellerId,
    template: 'new-sign-in',
    idempotencyKey: place.idempotencyKey,
    ...composeMail({
      title: 'Novo acesso à sua conta',
      subject: 'winex: novo acesso à sua conta',
      paragraphs: [
        `Olá, ${subjectName(facts.name)}.`,
        'Alguém entrou na sua conta na winex com um aparelho e uma rede que ainda não conhecíamos.',
        `Aparelho: ${place.device}. Endereço IP: ${place.ipAddress}. Data: ${formatDateTime(place.at)} (horário de Brasília).`,
        'Foi você? Então não precisa fazer nada.',
      ],
      action: [
        notYou(facts),
        { label: 'Ver os aparelhos', url: new URL(account, facts.publicUrl).toString() },
      ],
      notes: ['Ao criar outra senha, todas as sessões abertas são encerradas.'],
    }),
  }
}
