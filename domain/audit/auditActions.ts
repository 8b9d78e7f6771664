/** What a change of the audit trail concerns. */
export const AUDIT_RESOURCES = {
  product: 'Vinho',
  order: 'Pedido',
  seller: 'Produtor',
  member: 'Pessoa',
  user: 'Pessoa da equipe winex',
  commission_rule: 'Comissão',
  contract_signature: 'Contrato',
  invitation: 'Convite',
  application: 'Candidatura',
  mail: 'E-mail',
  payout: 'Repasse',
  payout_batch: 'Lote de repasses',
  money_approval: 'Confirmação por outra pessoa',
  pix_receipt: 'PIX recebido',
  site: 'Site',
} as const
export type AuditResource = keyof typeof AUDIT_RESOURCES
export const AUDIT_RESOURCE_KEYS = Object.keys(AUDIT_RESOURCES) as [
  AuditResource,
  ...AuditResource[],
]

/** Every action that the audit trail knows, by the word it is kept under. A new action is one line here. */
export const AUDIT_ACTIONS = {
  'application.update': 'Candidatura alterada',
  'application.invite': 'Produtor convidado',
  'application.delete': 'Candidatura excluída',
  'commission.created': 'Comissão criada',
  'commission.name': 'Nome da comissão alterado',
  'commission.rate': 'Taxa de comissão alterada',
  'contract.reminder': 'Lembrete de contrato enviado',
  'contract.signature_required': 'Nova assinatura pedida',
  'contract.signed': 'Contrato assinado',
  'invitation.create': 'Convite enviado',
  'invitation.revoke': 'Convite cancelado',
  'mail.discard': 'E-mail descartado',
  'mail.retry': 'Novo envio de e-mail pedido',
  'member.name': 'Nome da pessoa alterado',
  'order.accept': 'Pedido aprovado',
  'order.message': 'Mensagem ou nota no pedido',
  'order.tax_id.ask': 'CPF ou CNPJ pedido ao comprador',
  'order.tax_id.give': 'CPF ou CNPJ informado pelo comprador',
  'order.unpaid': 'Pedido cancelado por falta de pagamento',
  'order.unanswered': 'Pedido cancelado: o prazo da resposta passou',
  'order.capture': 'Pagamento capturado',
  'order.paid': 'Pagamento recebido por PIX',
  'order.refund_failed': 'Reembolso não realizado pelo banco',
  'order.refund': 'Pagamento reembolsado',
  'order.reject': 'Pedido rejeitado',
  'order.return.ask': 'Devolução pedida',
  'order.return.photo': 'Foto de devolução enviada',
  'order.return.approve': 'Devolução aprovada',
  'order.return.refuse': 'Devolução recusada',
  'order.return.receive': 'Garrafas devolvidas recebidas',
  'order.return.waive': 'Volta das garrafas dispensada',
  'order.return.close': 'Devolução encerrada',
  'order.return.refund': 'Devolução reembolsada',
  'order.fulfillment.create': 'Garrafas separadas',
  'order.fulfillment.ship': 'Envio despachado',
  'order.fulfillment.tracking': 'Código de rastreamento corrigido',
  'order.fulfillment.deliver': 'Entrega confirmada',
  'order.fulfillment.cancel': 'Separação desfeita',
  'order.invoice.set': 'Nota fiscal informada',
  'order.invoice.remove': 'Nota fiscal retirada',
  'password.change': 'Senha alterada',
  'payout.adjust': 'Saldo ajustado',
  'payout.ask': 'Confirmação de outra pessoa pedida',
  'payout.confirm': 'Confirmado por outra pessoa',
  'payout.fail': 'Repasse não realizado',
  'payout.hold': 'Valor do pedido retido',
  'payout.pay': 'Repasse pago',
  'payout.prepare': 'Lote de repasses preparado',
  'payout.refuse': 'Confirmação de outra pessoa recusada',
  'payout.release': 'Valor do pedido liberado',
  'pix.book': 'PIX registrado no pedido',
  'pix.dismiss': 'PIX dispensado',
  'pix.give_up': 'Reembolso de PIX desfeito',
  'pix.refund': 'Reembolso de PIX pedido',
  'pix.retry': 'Reembolso de PIX pedido de novo',
  'pix_key.remove': 'Chave PIX removida',
  'pix_key.set': 'Chave PIX alterada',
  'privacy.erase_company': 'Dados da empresa apagados',
  'privacy.erase_person': 'Dados pessoais apagados',
  'second_factor.codes': 'Códigos de recuperação renovados',
  'second_factor.recovery': 'Entrada com código de recuperação',
  'second_factor.remove': 'Verificação em duas etapas desativada',
  'second_factor.set': 'Verificação em duas etapas ativada',
  'seller.freight': 'Frete do produtor alterado',
  'seller.note': 'Anotação sobre o produtor',
  'seller.pause': 'Pausa das vendas marcada ou alterada',
  'seller.pause_end': 'Pausa das vendas terminada',
  'seller.photo': 'Foto do produtor alterada',
  'seller.profile': 'Perfil do produtor alterado',
  'seller.status': 'Status do produtor alterado',
  'session.code_failed': 'Código de entrada errado',
  'session.end': 'Sessão encerrada',
  'session.end_others': 'Outras sessões encerradas',
  'session.sign_in_failed': 'Tentativa de entrada com senha errada',
  'site.settings': 'Configurações alteradas',
  'staff.end_sessions': 'Sessões de pessoa da equipe winex encerradas',
  'staff.invite': 'Pessoa convidada para a equipe winex',
  'staff.join': 'Pessoa entrou na equipe winex',
  'staff.remove': 'Pessoa removida da equipe winex',
  'staff.role': 'Papel na equipe winex alterado',
  'team.join': 'Pessoa entrou na equipe',
  'team.remove': 'Pessoa removida da equipe',
  'team.role': 'Papel na equipe alterado',
  'wine.create': 'Vinho cadastrado',
  'wine.delete': 'Vinho excluído',
  'wine.data': 'Dados do vinho alterados',
  'wine.images': 'Imagens do vinho alteradas',
  'wine.import': 'Vinho importado',
  'wine.label': 'Página do rótulo atualizada',
  'wine.prices': 'Preços alterados',
  'wine.status': 'Status do vinho alterado',
  'wine.stock': 'Estoque alterado',
  'wine.stock_limit': 'Aviso de estoque baixo alterado',
} as const
export type AuditAction = keyof typeof AUDIT_ACTIONS

export const AUDIT_ACTION_KEYS = Object.keys(AUDIT_ACTIONS) as [AuditAction, ...AuditAction[]]

/** What actions are about, in the order in which the list of actions has them. */
export const AUDIT_SUBJECTS = {
  wines: 'Vinhos',
  orders: 'Pedidos',
  returns: 'Devoluções',
  money: 'Dinheiro',
  sellers: 'Produtores',
  applications: 'Candidaturas',
  people: 'Pessoas',
  sign_in: 'Entrada e segurança',
  mails: 'E-mails',
  site: 'Site',
} as const
export type AuditSubject = keyof typeof AUDIT_SUBJECTS
export const AUDIT_SUBJECT_KEYS = Object.keys(AUDIT_SUBJECTS) as AuditSubject[]

/** The subject by the beginning of the action's name; what is longer comes first. */
const SUBJECT_OF = {
  'order.return.refund': 'money',
  'order.return': 'returns',
  'order.capture': 'money',
  'order.refund': 'money',
  'order.refund_failed': 'money',
  'order.paid': 'money',
  order: 'orders',
  wine: 'wines',
  commission: 'money',
  contract: 'money',
  payout: 'money',
  pix: 'money',
  pix_key: 'money',
  seller: 'sellers',
  application: 'applications',
  invitation: 'people',
  member: 'people',
  team: 'people',
  staff: 'people',
  privacy: 'people',
  password: 'sign_in',
  second_factor: 'sign_in',
  session: 'sign_in',
  mail: 'mails',
  site: 'site',
} as const satisfies Record<FirstWord<AuditAction>, AuditSubject> & Record<string, AuditSubject>
type FirstWord<Name> = Name extends `${infer First}.${string}` ? First : never

export const auditSubject = (action: AuditAction): AuditSubject | undefined =>
  Object.entries(SUBJECT_OF).find(([beginning]) => `${action}.`.startsWith(`${beginning}.`))?.[1]

export const actionsAbout = (subject: AuditSubject): AuditAction[] =>
  AUDIT_ACTION_KEYS.filter((action) => auditSubject(action) === subject)

/** An action's name; one that the table does not know is shown as it was kept, never hidden. */
export const auditActionLabel = (action: string): string =>
  Object.hasOwn(AUDIT_ACTIONS, action) ? AUDIT_ACTIONS[action as AuditAction] : action

export const auditResourceLabel = (resource: string): string =>
  Object.hasOwn(AUDIT_RESOURCES, resource) ? AUDIT_RESOURCES[resource as AuditResource] : resource

/** Instead of a name when the record, or the producer, is gone. */
export const GONE = 'não existe mais'

/** The record in words: 'Pedido: #12', 'Vinho: não existe mais'. Its id says nothing to people. */
export const auditRecordInWords = (entry: { resource: string; resource_name: string | null }) =>
  `${auditResourceLabel(entry.resource)}: ${entry.resource_name ?? GONE}`

/** Who acts: staff, people of a winery, or winex itself. */
export const AUDIT_ACTORS = { user: 'Equipe winex', seller: 'Produtor', system: 'Sistema' } as const
export type AuditActor = keyof typeof AUDIT_ACTORS
export const AUDIT_ACTOR_KEYS = Object.keys(AUDIT_ACTORS) as [AuditActor, ...AuditActor[]]

export const auditActorLabel = (type: string): string =>
  Object.hasOwn(AUDIT_ACTORS, type) ? AUDIT_ACTORS[type as AuditActor] : type

/** What is said of a field that holds nothing. */
export const EMPTY_VALUE = 'vazio'
