import type { ApplicationForm } from '#domain/applicationForm'

const labels: Record<Exclude<keyof ApplicationForm, 'acceptTerms'>, string> = {
  wineryName: 'Nome da sua marca',
  contactPerson: 'Responsável',
  email: 'E-mail do responsável',
  city: 'Cidade',
  foundingYear: 'Ano de fundação',
  instagram: 'Instagram',
  stockQuantity: 'Número de garrafas no estoque',
  howFoundWinex: 'Como conheceu a winex',
}

const escape = (value: string): string =>
  value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

/**
 * What a visitor without JavaScript sees when the form could not be kept: the messages, and the form again with
 * everything that was typed, so that nothing is lost.
 */
export function plainFormPage(answers: ApplicationForm, messages: readonly string[]): string {
  const inputs = Object.entries(labels).map(([name, label]) => {
    const value = escape(answers[name as keyof typeof labels].slice(0, 2000))
    return `<p><label>${label}<br><input name="${name}" value="${value}" required></label></p>`
  })
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>Candidatura não enviada | winex</title>
<style>body{max-width:36rem;margin:0 auto;padding:2rem 1.25rem;background:#fbf7f0;color:#2a1a16;font:1.0625rem/1.6 system-ui,sans-serif}
input:not([type]){width:100%;min-height:3rem;padding:.5rem .75rem;font:inherit;border:1px solid #a08b80;border-radius:.5rem;box-sizing:border-box}
ul{padding:1rem 1rem 1rem 2rem;background:#fbe9e7;color:#9c1c1c;border-radius:.5rem}
button{min-height:3.25rem;padding:0 2rem;border:0;border-radius:2rem;background:#7a1528;color:#fff;font:600 1.0625rem/1 system-ui,sans-serif}</style></head>
<body><h1>Candidatura não enviada</h1><ul role="alert">${messages.map((message) => `<li>${escape(message)}</li>`).join('')}</ul>
<form method="post" action="/api/rest/v1/suppliers">${inputs.join('')}
<p hidden><input name="website"></p>
<p><label><input type="checkbox" name="acceptTerms" required${answers.acceptTerms ? ' checked' : ''}> Tenho 18 anos ou mais, li e aceito os <a href="/termos-de-uso" target="_blank">Termos de Uso</a>.</label></p>
<p><button>Enviar candidatura</button></p></form><p><a href="/">Voltar ao início</a></p></body></html>`
}
