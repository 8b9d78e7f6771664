import type { ReactNode } from 'react'
import { paths } from '../paths'
import { shell } from '../kit/shell/shellTexts'
import { ColorModeSwitch } from '../kit/ui/ColorModeSwitch'
import { OfflineBar } from '../kit/ui/OfflineBar'
import { Logo } from '../kit/ui/Logo'
import { usePageTitle } from '../kit/ui/usePageTitle'
import './auth.css'

interface Props {
  title: string
  subtitle?: ReactNode
  /** 'staff' is the calm desk: darker, without the landscape; 'visitor' is who came by a link, and loads one small font. */
  tone?: 'producer' | 'staff' | 'visitor'
  /** Room for a long form. */
  wide?: boolean
  children: ReactNode
  /** Below the card: links to the other ways in. */
  footer?: ReactNode
}

/** Frame of every page outside of the two areas: brand on one side, one card on the other. */
export function AuthLayout({ title, subtitle, tone = 'producer', wide, children, footer }: Props) {
  usePageTitle(title)
  return (
    <>
      <OfflineBar />
      <div className={`auth auth-${tone}${wide ? ' auth-wide' : ''}`}>
        <header className="auth-brand">
          <a className="auth-logo" href={paths.home} aria-label={shell.shell.logo}>
            <Logo />
          </a>
          <p className="auth-motto">
            {tone === 'staff'
              ? 'Painel exclusivo para equipe'
              : 'Vinho natural, direto de quem faz.'}
          </p>
        </header>
        <main className="auth-main">
          <div className="auth-switch">
            <ColorModeSwitch />
          </div>
          <div className="auth-card">
            <h1>{title}</h1>
            {subtitle && <p className="auth-subtitle">{subtitle}</p>}
            {children}
          </div>
          {footer && <div className="auth-footer">{footer}</div>}
        </main>
      </div>
    </>
  )
}
