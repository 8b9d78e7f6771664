import type { SettingName } from '#domain/site/settings'

/** What is to be known of a setting, below its field: not with the texts that every list downloads. */
export const SETTING_HINTS: { readonly [Name in SettingName]?: string } = {
  banner: 'Vazio: a faixa diz o início das vendas.',
  applicationDeadline: 'Dia e mês: 30/09. Vale o último antes do fim da contagem.',
  launchPeriod: 'Como nas páginas: 2º semestre de 2025',
  salesStart: 'Como na faixa: nov/25',
  salesOpen: 'Com sim, as páginas dizem que as vendas estão abertas e não mostram as datas.',
  commission: 'O que a página inicial oferece. A comissão de cada produtor é a do contrato dele.',
  replyAddress: 'Para onde vão as respostas aos e-mails. Vazio: o e-mail de contato do site.',
  payoutDays: 'Vale para os pedidos que ainda não têm dia de repasse.',
  payoutTerm: 'Entra nos contratos assinados a partir de agora. Deve dizer o mesmo número de dias.',
  payoutMinCents: 'Valores menores esperam o próximo lote.',
  freightHandlingDays: 'Para quem ainda não salvou a própria tabela de frete.',
  freightStates:
    'Para quem ainda não salvou a própria. Uma linha por estado: sigla, preços das caixas de 1, 2, 3, 6 e 12, prazo em dias úteis.',
  'company.name': 'Aparece no rodapé, nos termos e nos contratos assinados a partir de agora.',
}
