import type { SiteConfig } from './siteConfig'

/** Where answers to our mails go, as header and foot of each mail say: what the owner chose, else the contact address. */
export const replyAddress = ({
  replyAddress: chosen,
  email,
}: Pick<SiteConfig, 'replyAddress' | 'email'>): string => chosen ?? email
