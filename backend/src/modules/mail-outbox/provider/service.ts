import {
  AbstractNotificationProviderService,
  ContainerRegistrationKeys,
  MedusaError,
} from '@medusajs/framework/utils'
import type { NotificationTypes } from '@medusajs/framework/types'
import MailOutboxModuleService from '../service'

/**
 * The engine's notification provider for e-mail: it only queues, so that a failing mail server can
 * delay a mail but never a workflow, and loses nothing.
 */
export default class OutboxNotificationProvider extends AbstractNotificationProviderService {
  static override identifier = 'mail-outbox'
  private readonly cradle: Record<string, unknown>

  constructor(cradle: Record<string, unknown>) {
    super()
    this.cradle = cradle
  }

  override async send(
    notification: NotificationTypes.ProviderSendNotificationDTO,
  ): Promise<NotificationTypes.ProviderSendNotificationResultsDTO> {
    const { to, template, content } = notification
    if (!content?.subject || !content.text || !content.html) {
      throw new MedusaError(MedusaError.Types.INVALID_DATA, 'A mail needs subject, text and html')
    }
    const queue = new MailOutboxModuleService({
      [ContainerRegistrationKeys.PG_CONNECTION]:
        this.cradle[ContainerRegistrationKeys.PG_CONNECTION],
    })
    const id = await queue.enqueue({
      to,
      sellerId: null,
      template,
      subject: content.subject,
      text: content.text,
      html: content.html,
    })
    return { id }
  }
}
