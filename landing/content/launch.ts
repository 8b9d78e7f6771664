import { formatRate } from '#domain/commission/commission'
import { openSince, passedDates } from '#domain/site/passedDates'
import { siteConfig, type SiteConfig } from '#domain/site/siteConfig'
import { formatDate } from '#domain/values/dates'

/** An announcement, and what holds now beside it when its date has passed (R63). */
export interface Announcement {
  text: string
  now?: string | undefined
}

export interface LaunchTexts {
  banner: Announcement
  /** The words below the countdown; null once nothing is counted. */
  countdown: Announcement | null
  /** Until when producers may apply, as a label and within a sentence ('Quem se candidata …'). */
  applications: Announcement
  applicants: string
  /** The four facts of spec §1, as a wine label lists them. */
  facts: readonly ({ term: string } & Announcement)[]
  /** What the selected get besides the exemption. */
  perk: string
  /** Steps 02 and 03, and the answer to 'Quando começam as vendas?'. */
  curation: string
  step: string
  answer: string
  /** Of the terms of use. */
  term: string
}

const STILL = 'Candidaturas continuam abertas'
const NOT_YET = 'Ainda não abriram'
const NEW_DATE = 'Nova data a anunciar'

/** What the public pages say of the launch: announced, with what holds once a date has passed, or that sales are open. */
export function launch(now: Date, site: SiteConfig = siteConfig): LaunchTexts {
  const texts = site.salesOpen ? openTexts(openSince(site, now)) : announcedTexts(site, now)
  return { ...texts, ...(site.banner && { banner: { text: site.banner } }) }
}

function openTexts(day: string | null): LaunchTexts {
  const since = day ? ` desde ${formatDate(day)}` : ''
  return {
    banner: { text: `Vendas abertas${since}` },
    countdown: null,
    applications: { text: 'Candidaturas abertas' },
    applicants: 'quem se candidata',
    facts: [
      { term: 'Candidaturas', text: 'abertas' },
      { term: 'Mensalidade', text: 'isenção vitalícia' },
      { term: 'Lançamento', text: 'feito' },
      { term: 'Vendas', text: `abertas${since}` },
    ],
    perk: 'Seus vinhos à venda assim que aprovados',
    curation: 'Os selecionados montam, com a nossa ajuda,',
    step: `As vendas estão abertas${since}. Você aprova cada pedido, despacha as garrafas e acompanha tudo pelo celular.`,
    answer: `As vendas estão abertas${since}: assim que seus vinhos são aprovados e o contrato está assinado, eles podem receber pedidos.`,
    term: 'As vendas estão abertas. Mudanças relevantes são comunicadas aos produtores.',
  }
}

function announcedTexts(site: SiteConfig, now: Date): LaunchTexts {
  const passed = passedDates(site, now)
  const sales = passed.salesStart ? NOT_YET : undefined
  // 'para o 2º semestre', 'para março'
  const period = `${/^\d/.test(site.launchPeriod) ? 'o ' : ''}${site.launchPeriod}`
  return {
    banner: {
      text: `Início das vendas: ${site.salesStart}`,
      now: passed.salesStart ? STILL : undefined,
    },
    countdown: { text: 'para o lançamento', now: passed.launch ? NEW_DATE : undefined },
    applications: {
      text: `Candidaturas até ${site.applicationDeadline}`,
      now: passed.deadline ? STILL : undefined,
    },
    applicants: `quem se candidata até ${site.applicationDeadline}`,
    facts: [
      {
        term: 'Candidaturas',
        text: `até ${site.applicationDeadline}`,
        now: passed.deadline ? 'Continuam abertas' : undefined,
      },
      { term: 'Mensalidade', text: 'isenção vitalícia' },
      {
        term: 'Lançamento',
        text: site.launchPeriod,
        now: passed.launch ? NEW_DATE : undefined,
      },
      { term: 'Vendas', text: `a partir de ${site.salesStart}`, now: sales },
    ],
    perk: 'Acesso à versão beta antes do lançamento',
    curation: 'Os selecionados entram na versão beta e montam, com a nossa ajuda,',
    step: `As vendas começam em ${site.salesStart}. ${sales ? `${sales}. ` : ''}Você aprova cada pedido, despacha as garrafas e acompanha tudo pelo celular.`,
    answer: `O lançamento está previsto para ${period} e as vendas começam em ${site.salesStart}. ${sales ? `${sales}: a nova data aparece nesta página. ` : ''}Antes disso os selecionados usam a versão beta para cadastrar vinhos, estoque e preços com calma.`,
    term: `O lançamento está previsto para ${period}, com início das vendas em ${site.salesStart} e acesso à versão beta para selecionados. ${passed.launch ? `${NEW_DATE}. ` : ''}${sales ? 'As vendas ainda não abriram. ' : ''}Previsões podem mudar; mudanças relevantes são comunicadas aos selecionados.`,
  }
}

/** An announcement as one sentence of a longer text: 'Candidaturas até 30/09. Candidaturas continuam abertas.' */
export const sentence = ({ text, now }: Announcement): string =>
  [text, now]
    .map((part) => part && `${part}.`)
    .filter(Boolean)
    .join(' ')

/** What a sale costs the producer, as far as the configuration says. */
export const commissionText = ({ commission }: Pick<SiteConfig, 'commission'>): string =>
  commission === undefined
    ? 'Sobre cada venda há uma comissão, combinada em contrato antes de qualquer pedido.'
    : `Sobre cada venda há uma comissão de ${formatRate(commission)}, escrita no contrato antes de qualquer pedido.`
