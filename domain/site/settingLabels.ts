import type { SettingName } from './settings'

/** The settings' names on their page and in the audit trail, which needs nothing else of them. */
export const SETTING_LABELS: Readonly<Record<SettingName, string>> = {
  banner: 'Texto da faixa',
  countdownTarget: 'Fim da contagem regressiva',
  applicationDeadline: 'Último dia das candidaturas',
  launchPeriod: 'Período do lançamento',
  salesStart: 'Início das vendas',
  salesOpen: 'Vendas abertas',
  salesOpenSince: 'Vendas abertas desde',
  commission: 'Comissão oferecida',
  replyAddress: 'E-mail para respostas',
  payoutDays: 'Dias até o valor ficar disponível',
  payoutTerm: 'Prazo de repasse no contrato',
  payoutMinCents: 'Menor repasse',
  freightHandlingDays: 'Dias úteis até a saída (padrão)',
  freightStates: 'Tabela de frete padrão',
  'company.name': 'Razão social',
  'company.taxId': 'CNPJ',
  'company.address': 'Endereço da empresa',
  'company.city': 'Cidade da sede',
  'company.state': 'Estado da sede',
  testimonials: 'Depoimentos',
}
