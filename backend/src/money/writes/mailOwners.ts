import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { isOwner } from '#domain/team/memberRoles'
import { env } from '../../env'
import type { OwnerMailFacts } from '../mails/pixKeyMails'
import { queueMail } from '../../engine/mail/queueMail'
import type { Mail } from '../../modules/mail-outbox/service'
import type { LockedMember } from '../../team'

/** Queues a mail to every owner of the company. */
export async function mailOwners(
  container: MedusaContainer,
  transaction: Knex,
  { team, sellerId }: { team: readonly LockedMember[]; sellerId: string },
  mailTo: (owner: OwnerMailFacts) => Mail,
): Promise<void> {
  for (const { name, email } of team.filter(isOwner)) {
    await queueMail(
      container,
      transaction,
      mailTo({ to: email, name, sellerId, publicUrl: env.WINEX_PUBLIC_URL }),
    )
  }
}
