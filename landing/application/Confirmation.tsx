import { useEffect, useRef } from 'react'
import { siteConfig } from '#domain/site/siteConfig'

interface Props {
  /** True when it replaces the form; else it waits in the page for a visitor without JavaScript. */
  shown: boolean
}

/** What replaces the form after an application. */
export function Confirmation({ shown }: Props) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (shown) title.current?.focus()
  }, [shown])

  return (
    <div className={shown ? 'sent now' : 'sent'} id="candidatura-enviada">
      <svg viewBox="0 0 64 64" aria-hidden="true" focusable="false">
        <circle cx="32" cy="32" r="30" fill="#5E7F45" />
        <path
          d="M19 33l9 9 18-20"
          fill="none"
          stroke="#fff"
          strokeWidth="5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <h3 ref={title} tabIndex={-1}>
        Candidatura recebida. Saúde!
      </h3>
      <p>
        Nossa curadoria lê cada candidatura e responde por e-mail ao responsável, com os próximos
        passos{siteConfig.salesOpen ? '' : ' da versão beta'}.
      </p>
      <p>
        Mudou algo ou quer contar mais? Escreva para{' '}
        <a href={`mailto:${siteConfig.email}`}>{siteConfig.email}</a>.
      </p>
      <a href="#topo">Voltar ao início</a>
    </div>
  )
}
