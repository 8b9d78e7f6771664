import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { isOwner } from '#domain/sellers/memberRoles'
import { env } from '../../env'
import { composeMail } from '../../mail/composeMail'
import { queueMail } from '../../mail/queueMail'
import type { LockedMember } from '../members/lockTeam'

/** Tells every owner what happened to the company's PIX key. */
export async function mailOwners(
  container: MedusaContainer,
  transaction: Knex,
  {
    team,
    sellerId,
    ...told
  }: {
    team: readonly LockedMember[]
    sellerId: string
    template: string
    title: string
    subject: string
    paragraphs: string[]
  },
): Promise<void> {
  for (const { name, email } of team.filter(isOwner)) {
    const mail = composeMail({
      title: told.title,
      subject: told.subject,
      paragraphs: [`Olá, ${name}.`, ...told.paragraphs],
      action: {
        label: 'Abrir as configurações da conta',
        url: new URL('/portal/account-settings', env.WINEX_PUBLIC_URL).toString(),
      },
    })
    await queueMail(container, transaction, {
      to: email,
      sellerId,
      template: told.template,
      ...mail,
    })
  }
}
