import './AreaShell.css'
import { Suspense, useRef, type ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import type { Feature, QuickAct } from '../feature'
import { HelpProvider } from '../help/HelpProvider'
import { useSeenNotice } from '../http/seenNotice'
import type { HitPlaces } from '../quickSearch/HitPlaces'
import { QuickSearch } from '../quickSearch/QuickSearch'
import { ColorModeSwitch } from '../ui/ColorModeSwitch'
import { CrashPage } from '../ui/CrashPage'
import { ErrorBoundary } from '../ui/ErrorBoundary'
import { LoadingState } from '../ui/LoadingState'
import { Logo } from '../ui/Logo'
import { OfflineBar } from '../ui/OfflineBar'
import { SkipLink } from '../ui/SkipLink'
import { ToastHost } from '../ui/toast/ToastHost'
import { FrameGone } from '../ui/FrameGone'
import { Navigation } from './Navigation'
import { navigationOf } from './renderFeatures'
import { useKeptFocus } from './useKeptFocus'

interface Props {
  /** Staff's bar holds more, and is arranged otherwise on narrow windows. */
  area: 'portal' | 'admin'
  /** Where the logo and the ways back lead. */
  home: string
  features: Feature[]
  /** Where the search over everything leads, and what the person may do from it. */
  places: HitPlaces
  mayDo: (act: QuickAct) => boolean
  /** Beside the logo. */
  label?: ReactNode
  /** Says in which mode one works. */
  badge?: string
  /** At the right end: logout. */
  actions: ReactNode
  /** Above every page: what the user must know of their account. */
  notices?: ReactNode
  children: ReactNode
}

/** The frame of an area: top bar, navigation, notices, and a page that may crash without taking them along. */
export function AreaShell({
  area,
  home,
  features,
  places,
  mayDo,
  label,
  badge,
  actions,
  notices,
  children,
}: Props) {
  const pages = navigationOf(features)
  const { pathname } = useLocation()
  const seen = useSeenNotice()
  const main = useRef<HTMLElement>(null)
  useKeptFocus(main)
  return (
    <HelpProvider>
      <div className={`shell shell-${area}`}>
        <SkipLink target="main-content" />
        <OfflineBar seen={seen} />
        <header className="shell-bar">
          <Link className="shell-logo" to={home} aria-label="winex">
            <Logo shortOnPhone={area === 'admin'} />
          </Link>
          {label}
          <Navigation pages={pages} folds={area === 'admin'} />
          {badge && <span className="shell-badge">{badge}</span>}
          <div className="shell-actions">
            <QuickSearch
              area={area}
              menu={pages}
              pages={features.flatMap((feature) => feature.pages ?? [])}
              acts={features.flatMap((feature) => feature.acts ?? []).filter(mayDo)}
              places={places}
            />
            <ColorModeSwitch />
            {actions}
          </div>
        </header>
        <main ref={main} id="main-content" className="shell-main" tabIndex={-1}>
          {notices}
          <ErrorBoundary
            resetKey={pathname}
            fallback={(error, retry) => <CrashPage error={error} retry={retry} home={home} />}
          >
            <Suspense fallback={<LoadingState />}>
              {children}
              <FrameGone />
            </Suspense>
          </ErrorBoundary>
        </main>
        <ToastHost />
      </div>
    </HelpProvider>
  )
}
