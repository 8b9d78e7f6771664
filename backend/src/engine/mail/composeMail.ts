import { withoutLinks } from '#domain/text/withoutLinks'

export interface MailAction {
  label: string
  url: string
}

export interface MailParts {
  /** Heading; also the subject unless another is given. */
  title: string
  subject?: string
  paragraphs: string[]
  /** Rows of two columns: what, and how much. */
  table?: [string, string][]
  /** What to do: mostly one thing. */
  action?: MailAction | MailAction[]
  /** Small print after the action. */
  notes?: string[]
}

/** Colours of brand.md, light: mail programs know no themes. */
const page = 'margin:0;padding:24px 12px;background:#FBF7F0;color:#2A1A16'
const font = "font-family:'Helvetica Neue',Arial,sans-serif;font-size:16px;line-height:1.55"
const card =
  'max-width:520px;margin:0 auto;padding:32px 28px;border:1px solid #E8DAC6;border-radius:12px;background:#FFFFFF'
const button =
  'display:inline-block;padding:14px 24px;border-radius:8px;background:#7A1528;color:#FFFFFF;font-weight:bold;text-decoration:none'
const cell = 'padding:6px 12px 6px 0;border-bottom:1px solid #E8DAC6'
const small = 'margin:12px 0 0;color:#6B5750;font-size:14px;overflow-wrap:anywhere'

/**
 * One mail of the house, as plain text and as HTML that say the same. Every given text is plain text, and no link: what
 * people wrote is in it.
 */
export function composeMail({ action = [], ...parts }: MailParts): {
  subject: string
  text: string
  html: string
} {
  const title = withoutLinks(parts.title)
  const paragraphs = parts.paragraphs.map(withoutLinks)
  const notes = (parts.notes ?? []).map(withoutLinks)
  const table = (parts.table ?? []).map(
    ([what, value]) => [withoutLinks(what), withoutLinks(value)] satisfies [string, string],
  )
  const actions = [action].flat()
  const text = [
    title,
    ...paragraphs,
    ...(table.length > 0 ? [table.map(([what, value]) => `${what}: ${value}`).join('\n')] : []),
    ...actions.map(({ label, url }) => `${label}:\n${url}`),
    ...notes,
    'winex',
  ].join('\n\n')
  const html = `<!doctype html>
<html lang="pt-BR"><head><meta charset="utf-8"><title>${escape(title)}</title></head>
<body style="${page}"><div style="${card};${font}">
<p style="margin:0 0 20px;color:#7A1528;font-family:Georgia,serif;font-size:24px;font-weight:bold">winex</p>
<h1 style="margin:0 0 16px;font-family:Georgia,serif;font-size:24px;line-height:1.25">${escape(title)}</h1>
${paragraphs.map((line) => `<p style="margin:0 0 16px">${escape(line)}</p>`).join('\n')}
${table.length > 0 ? tableHtml(table) : ''}
${actions.map(actionHtml).join('\n')}
${notes.map((line) => `<p style="${small}">${escape(line)}</p>`).join('\n')}
</div></body></html>
`
  return { subject: withoutLinks(parts.subject ?? title), text: `${text}\n`, html }
}

const tableHtml = (rows: [string, string][]): string =>
  `<table role="presentation" style="width:100%;border-collapse:collapse;margin:0 0 16px">${rows
    .map(
      ([what, value]) =>
        `<tr><td style="${cell}">${escape(what)}</td><td style="${cell};text-align:right">${escape(value)}</td></tr>`,
    )
    .join('')}</table>`

function actionHtml({ label, url }: MailAction): string {
  return `<p style="margin:24px 0"><a href="${escape(url)}" style="${button}">${escape(label)}</a></p>
<p style="${small}">Se o botão não abrir, copie este endereço: ${escape(url)}</p>`
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}
