/** What a mail says, as plain text that is escaped here. */
interface MailContent {
  title: string
  /** What the list of mails shows beside the subject. */
  preheader: string
  paragraphs: string[]
  table: [string, string][]
  actions: MailAction[]
  notes: string[]
  /** Who sends it, and whom an answer reaches. */
  footer: string[]
}

export interface MailAction {
  label: string
  url: string
}

const MAIL_WIDTH = 600

/**
 * The colours of brand.md. Light ones stand at each element, for programs that read no style sheet; the sheet has the dark
 * ones. The head is deep wine in both, which programs that turn colours by themselves leave alone.
 */
const DARK = `
.page{background:#17100E!important;color:#F1E7DA!important}
.card{background:#231915!important;color:#F1E7DA!important}
.cell,.card{border-color:#3A2C26!important}
.first{background:#E9A3AE!important;color:#17100E!important}
.next{border-color:#E9A3AE!important;color:#E9A3AE!important}
.small{color:#B9A79B!important}`

const font = "font-family:'Helvetica Neue',Arial,sans-serif;font-size:16px;line-height:1.55"
const serif = 'font-family:Fraunces,Georgia,serif'
const head = `padding:18px 32px;border-bottom:4px solid #F08A3C;border-radius:12px 12px 0 0;background:#3B0A14;color:#F4ECE0;${serif};font-size:28px;font-weight:bold;line-height:1.2`
const card = `padding:32px;border:1px solid #E8DAC6;border-top:0;border-radius:0 0 12px 12px;background:#FFFFFF;color:#2A1A16;${font};overflow-wrap:anywhere`
const pressed =
  'display:inline-block;padding:14px 24px;border-radius:999px;font-weight:bold;text-decoration:none'
const first = `${pressed};background:#7A1528;color:#FFFFFF`
const next = `${pressed};padding:12px 22px;border:2px solid #7A1528;color:#7A1528`
const cell = 'padding:8px 12px 8px 0;border-bottom:1px solid #E8DAC6;vertical-align:top'
const small = `margin:12px 0 0;color:#6B5750;font-size:14px;line-height:1.5;overflow-wrap:anywhere`
const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0"'

/** The HTML of a mail: 600 px or the screen, readable without its style sheet, and nothing in it is fetched. */
export const mailHtml = (mail: MailContent): string => `<!doctype html>
<html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escape(mail.title)}</title>
<style>:root{color-scheme:light dark}
@media (max-width:480px){.card{padding:24px 20px!important}.head{padding:14px 20px!important}.foot{padding:8px 20px 0!important}}
@media (prefers-color-scheme:dark){${DARK}
}</style></head>
<body class="page" style="margin:0;padding:0;background:#FBF7F0;color:#2A1A16">
<div style="display:none;max-height:0;overflow:hidden">${escape(mail.preheader)}</div>
<table ${table} width="100%"><tr><td align="center" style="padding:24px 12px">
<!--[if mso]><table ${table} width="${MAIL_WIDTH}"><tr><td><![endif]-->
<table ${table} width="100%" style="max-width:${MAIL_WIDTH}px;text-align:left;border-collapse:separate">
<tr><td class="head" style="${head}">winex</td></tr>
<tr><td class="card" style="${card}">
<h1 style="margin:0 0 16px;${serif};font-size:26px;font-weight:bold;line-height:1.25">${escape(mail.title)}</h1>
${mail.paragraphs.map((line) => `<p style="margin:0 0 16px">${escape(line)}</p>`).join('\n')}
${mail.table.length > 0 ? rowsHtml(mail.table) : ''}
${mail.actions.map(actionHtml).join('\n')}
${smallHtml(mail.notes)}
</td></tr>
<tr><td class="foot" style="padding:8px 32px 0;${font}">
${smallHtml(mail.footer)}
</td></tr></table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table></body></html>
`

const smallHtml = (lines: string[]): string =>
  lines.map((line) => `<p class="small" style="${small}">${escape(line)}</p>`).join('\n')

/** Sums, numbers and counts stay on one line at 360 px; longer values wrap. */
const NOWRAP_MAX = 22
/** A word that is broken only where it would not fit alone. */
const LONG_WORD = /\S{17}/

const rowsHtml = (rows: [string, string][]): string =>
  `<table ${table} width="100%" style="margin:0 0 16px">${rows
    .map(
      ([what, value]) =>
        `<tr><td class="cell" style="${cell}${LONG_WORD.test(what) ? '' : ';overflow-wrap:break-word'}">${escape(what)}</td><td class="cell" style="${cell};padding-right:0;text-align:right${value.length > NOWRAP_MAX ? '' : ';white-space:nowrap'}">${escape(value)}</td></tr>`,
    )
    .join('')}</table>`

/** The first thing to do is a filled button; of the others each is an outlined one. */
const actionHtml = ({ label, url }: MailAction, index: number): string =>
  `<p style="margin:24px 0 0"><a href="${escape(url)}" class="${index === 0 ? 'first' : 'next'}" style="${index === 0 ? first : next}">${escape(label)}</a></p>
<p class="small" style="${small}">Se o botão não abrir, ${url.startsWith('mailto:') ? 'escreva para' : 'copie este endereço:'} ${escape(writtenOut(url))}</p>`

/** An action's address as people copy it: of a mail to us the address alone. */
export const writtenOut = (url: string): string => url.replace(/^mailto:([^?]*).*$/, '$1')

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
