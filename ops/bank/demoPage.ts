import { formatDateTime } from '#domain/values/dates'
import { formatBRL } from '#domain/values/money'
import { fromBankAmount, type Devolucao } from '#domain/pix/bankApi'
import type { BankState } from './bankState'
import type { DemoBank } from './DemoBank'
import type { Faults } from './faults'

const SHOWN = 50

const STATUS: Record<BankState['charges'][number]['status'], string> = {
  ATIVA: 'A pagar',
  CONCLUIDA: 'Paga',
  REMOVIDA_PELO_USUARIO_RECEBEDOR: 'Removida pela loja',
  REMOVIDA_PELO_PSP: 'Removida pelo banco',
}

const REFUND: Record<Devolucao['status'], string> = {
  EM_PROCESSAMENTO: 'em processamento',
  DEVOLVIDO: 'devolvido',
  NAO_REALIZADO: 'não realizado',
}

const WEBHOOK: Record<Faults['webhook'], string> = {
  once: 'uma vez',
  twice: 'duas vezes',
  late: 'com atraso',
  never: 'nunca',
}

/**
 * The page where a person plays the payer and the bank's bad days. Plain HTML.
 * @param problem why what was asked for was not done
 */
export function demoPage(bank: DemoBank, problem?: string): string {
  const { charges, pix, latePayments } = bank.state
  const isLate = (txid: string) => latePayments.some((one) => one.txid === txid)
  const newest = <Row>(rows: readonly Row[]) => rows.slice(-SHOWN).reverse()
  return `<!doctype html>
<html lang="pt-BR">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Banco de demonstração</title>
<style>
:root { color-scheme: light dark }
html { background: Canvas }
body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 60rem; padding: 1rem }
h1, h2 { line-height: 1.25 }
article { border: 1px solid color-mix(in srgb, CanvasText 30%, Canvas); border-radius: .5rem; margin: .75rem 0; padding: .75rem }
form { display: inline-flex; flex-wrap: wrap; gap: .5rem; align-items: center; margin: .25rem .5rem .25rem 0 }
button, input, select { font: inherit; max-width: 100%; min-height: 2.75rem; padding: .35rem .75rem; box-sizing: border-box }
code { overflow-wrap: anywhere }
input[name=reais], input[type=number] { width: 7rem }
</style>
<main>
<h1>Banco de demonstração</h1>
<p>O dinheiro aqui é de mentira. Este banco só atende esta máquina e só existe na demonstração. <a href="/">Atualizar</a></p>
${problem === undefined ? '' : `<p role="alert"><strong>${escape(problem)}</strong></p>`}
<h2>Cobranças</h2>
${
  newest(charges)
    .map((charge) => chargeCard(charge, isLate(charge.txid)))
    .join('') || '<p>Nenhuma cobrança ainda: faça um pedido na loja e pague com PIX.</p>'
}
<h2>Sem cobrança</h2>
${form('pay', 'Pagar com um txid desconhecido', hidden('txid', 'DESCONHECIDO00000000000000001') + REAIS)}
${form('pay', 'Pagar só com a chave', REAIS)}
<h2>Pagamentos recebidos</h2>
${newest(pix).map(paymentCard).join('') || '<p>Nenhum.</p>'}
<h2>O dia do banco</h2>
${faultForms(bank.faults)}
</main>
</html>
`
}

function chargeCard(charge: BankState['charges'][number], isLate: boolean): string {
  const txid = hidden('txid', charge.txid)
  const acts = [
    form('pay', 'Pagar', txid),
    form('pay', 'Pagar outro valor', txid + REAIS),
    form('pay', 'Pagar duas vezes', txid + hidden('times', '2')),
    form('pay', 'Pagar depois de vencer', txid + hidden('late', 'true')),
  ]
  return `<article>
<strong>${formatBRL(fromBankAmount(charge.valor.original))}</strong> · ${STATUS[charge.status]}${isLate ? ', será paga depois de vencer' : ''} · criada em ${formatDateTime(charge.calendario.criacao)}, vale ${Math.round(charge.calendario.expiracao / 60)} min
<br>${escape(charge.solicitacaoPagador ?? '')}<br><code>${escape(charge.txid)}</code><br>${acts.join('')}
</article>`
}

function paymentCard(pix: BankState['pix'][number]): string {
  const refunds = pix.devolucoes.map((refund) => {
    const names = hidden('endToEndId', pix.endToEndId) + hidden('id', refund.id)
    const acts =
      refund.status === 'EM_PROCESSAMENTO'
        ? form('refund', 'Devolver agora', names + hidden('refused', 'false')) +
          form('refund', 'Recusar a devolução', names + hidden('refused', 'true'))
        : ''
    return `<br>Devolução de ${formatBRL(fromBankAmount(refund.valor))}: ${REFUND[refund.status]} ${acts}`
  })
  const takeBack = form(
    'take-back',
    'O banco devolve o resto por si',
    hidden('endToEndId', pix.endToEndId),
  )
  return `<article>
<strong>${formatBRL(fromBankAmount(pix.valor))}</strong> · ${formatDateTime(pix.horario)}
<br><code>${escape(pix.endToEndId)}</code>${pix.txid === undefined ? '' : `<br>txid <code>${escape(pix.txid)}</code>`}${refunds.join('')}<br>${takeBack}
</article>`
}

function faultForms(faults: Faults): string {
  const flip = (name: keyof Faults, text: string) =>
    form(
      'faults',
      faults[name] ? 'Desligar' : 'Ligar',
      `${hidden(name, String(!faults[name]))}${text}: ${faults[name] ? 'ligado' : 'desligado'}`,
    )
  const number = (name: keyof Faults, text: string) =>
    form(
      'faults',
      'Mudar',
      `<label>${text} <input name="${name}" type="number" required value="${String(faults[name])}"></label>`,
    )
  const options = Object.entries(WEBHOOK).map(
    ([value, text]) =>
      `<option value="${value}"${value === faults.webhook ? ' selected' : ''}>${text}</option>`,
  )
  return [
    flip('down', 'Banco fora do ar'),
    number('slowMs', 'Atraso das respostas (ms)'),
    number('loseAnswers', 'Próximas respostas que se perdem'),
    flip('wrongAmount', 'Cobrança respondida com outro valor'),
    flip('unreadable', 'Respostas que não se leem'),
    flip('refuseRefund', 'Recusar devoluções'),
    form(
      'faults',
      'Mudar',
      `<label>Aviso à loja (webhook) <select name="webhook">${options.join('')}</select></label>`,
    ),
    number('clockSkewSeconds', 'Relógio do banco adiantado (s)'),
  ]
    .map((one) => `<div>${one}</div>`)
    .join('\n')
}

const REAIS =
  '<label>R$ <input name="reais" required inputmode="decimal" placeholder="10,00"></label>'

const form = (act: string, button: string, fields: string): string =>
  `<form method="post" action="/demo/${act}">${fields}<button>${button}</button></form>`

const hidden = (name: string, value: string): string =>
  `<input type="hidden" name="${name}" value="${escape(value)}">`

const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
