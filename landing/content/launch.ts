import { formatRate } from '#domain/commission/commission'
import { siteConfig, type SiteConfig } from '#domain/site/siteConfig'

export interface LaunchTexts {
  banner: string
  /** Until when producers may apply, as a label and within a sentence ('Quem se candidata …'). */
  applications: string
  applicants: string
  /** The four facts of spec §1, as a wine label lists them. */
  facts: readonly { term: string; value: string }[]
  /** Step 03 and the answer to 'Quando começam as vendas?'. */
  step: string
  answer: string
  /** Of the terms of use. */
  term: string
}

/** What the public pages say of the launch: announced, or, once sales are open, nothing of dates that have passed. */
export function launch({ salesOpen, ...site }: SiteConfig = siteConfig): LaunchTexts {
  if (salesOpen)
    return {
      banner: 'Vendas abertas',
      applications: 'Candidaturas abertas',
      applicants: 'quem se candidata',
      facts: [
        { term: 'Candidaturas', value: 'abertas' },
        { term: 'Mensalidade', value: 'isenção vitalícia' },
        { term: 'Lançamento', value: 'feito' },
        { term: 'Vendas', value: 'abertas' },
      ],
      step: 'As vendas estão abertas. Você aprova cada pedido, despacha as garrafas e acompanha tudo pelo celular.',
      answer:
        'As vendas estão abertas: assim que seus vinhos são aprovados e o contrato está assinado, eles podem receber pedidos.',
      term: 'As vendas estão abertas. Mudanças relevantes são comunicadas aos produtores.',
    }
  return {
    banner: `Início das vendas: ${site.salesStart}`,
    applications: `Candidaturas até ${site.applicationDeadline}`,
    applicants: `quem se candidata até ${site.applicationDeadline}`,
    facts: [
      { term: 'Candidaturas', value: `até ${site.applicationDeadline}` },
      { term: 'Mensalidade', value: 'isenção vitalícia' },
      { term: 'Lançamento', value: site.launchPeriod },
      { term: 'Vendas', value: `a partir de ${site.salesStart}` },
    ],
    step: `As vendas começam em ${site.salesStart}. Você aprova cada pedido, despacha as garrafas e acompanha tudo pelo celular.`,
    answer: `O lançamento está previsto para o ${site.launchPeriod} e as vendas começam em ${site.salesStart}. Antes disso os selecionados usam a versão beta para cadastrar vinhos, estoque e preços com calma.`,
    term: `O lançamento está previsto para o ${site.launchPeriod}, com início das vendas em ${site.salesStart} e acesso à versão beta para selecionados. Previsões podem mudar; mudanças relevantes são comunicadas aos selecionados.`,
  }
}

/** What a sale costs the producer, as far as the configuration says. */
export const commissionText = ({ commission }: Pick<SiteConfig, 'commission'>): string =>
  commission === undefined
    ? 'Sobre cada venda há uma comissão, combinada em contrato antes de qualquer pedido.'
    : `Sobre cada venda há uma comissão de ${formatRate(commission)}, escrita no contrato antes de qualquer pedido.`
