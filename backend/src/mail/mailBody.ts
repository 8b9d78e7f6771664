/** A mail's content, from top to bottom. */
export interface MailContent {
  heading: string
  blocks: MailBlock[]
}

export type MailBlock =
  | { kind: 'text'; text: string }
  /** Rows of two columns: what, and how much. */
  | { kind: 'table'; rows: [string, string][] }
  | { kind: 'link'; label: string; url: string }

/** The same content as plain text and as HTML; every value is escaped, nothing of it is ever markup. */
export function mailBody({ heading, blocks }: MailContent): { text: string; html: string } {
  return {
    text: [heading, ...blocks.map(asText), 'winex'].join('\n\n') + '\n',
    html: `<!doctype html><html lang="pt-BR"><body style="margin:0;background:#f6f1e7">
<div style="max-width:560px;margin:0 auto;padding:32px 24px;background:#fffdf8;color:#2a2320;font:16px/1.5 Georgia,serif">
<h1 style="font-size:22px;line-height:1.3;margin:0 0 16px">${escapeHtml(heading)}</h1>
${blocks.map(asHtml).join('\n')}
<p style="margin:32px 0 0;color:#6b5d54;font-size:14px">winex</p>
</div></body></html>`,
  }
}

function asText(block: MailBlock): string {
  switch (block.kind) {
    case 'text':
      return block.text
    case 'table':
      return block.rows.map(([what, value]) => `${what}: ${value}`).join('\n')
    case 'link':
      return `${block.label}: ${block.url}`
  }
}

function asHtml(block: MailBlock): string {
  switch (block.kind) {
    case 'text':
      return `<p style="margin:0 0 16px">${escapeHtml(block.text).replaceAll('\n', '<br>')}</p>`
    case 'table':
      return `<table role="presentation" style="width:100%;border-collapse:collapse;margin:0 0 16px">${block.rows
        .map(
          ([what, value]) =>
            `<tr><td style="padding:6px 12px 6px 0;border-bottom:1px solid #e6dccb">${escapeHtml(what)}</td>` +
            `<td style="padding:6px 0;border-bottom:1px solid #e6dccb;text-align:right">${escapeHtml(value)}</td></tr>`,
        )
        .join('')}</table>`
    case 'link':
      return `<p style="margin:0 0 16px"><a href="${escapeHtml(block.url)}" style="color:#7a1f3d">${escapeHtml(block.label)}</a></p>`
  }
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}
