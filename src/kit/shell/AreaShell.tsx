import './AreaShell.css'
import { Suspense, useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useTranslate } from 'react-admin'
import type { Feature, NavigationItem, QuickAct } from '../feature'
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
import { navigationOf } from './renderFeatures'
import { useKeptFocus } from './useKeptFocus'

/** Active by path prefix (spec §2): `/admin/products/1` lights 'Produtos'. */
const isActive = (pathname: string, { to, alsoAt = [], exact }: NavigationItem): boolean =>
  pathname === to ||
  (!exact && [`${to}/`, ...alsoAt].some((beginning) => pathname.startsWith(beginning)))

/** One entry of an area's navigation, in the bar and in the phone menu. */
export function NavigationLink({ item }: { item: NavigationItem }) {
  const translate = useTranslate()
  const { pathname } = useLocation()
  const { icon: Icon } = item
  return (
    <Link
      className="shell-link"
      to={item.to}
      aria-current={isActive(pathname, item) ? 'page' : undefined}
    >
      <Icon />
      {translate(item.label)}
    </Link>
  )
}

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
  const translate = useTranslate()
  const pages = navigationOf(features)
  const { pathname } = useLocation()
  const seen = useSeenNotice()
  const main = useRef<HTMLElement>(null)
  useKeptFocus(main)
  const navigation = useRef<HTMLElement>(null)
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
          <nav ref={navigation} className="shell-nav" aria-label={translate('shell.menu.main')}>
            {pages.map((item) => (
              <NavigationLink key={item.to} item={item} />
            ))}
          </nav>
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
              <EntryInView navigation={navigation} entries={features.length} />
            </Suspense>
          </ErrorBoundary>
        </main>
        <ToastHost />
      </div>
    </HelpProvider>
  )
}

interface InView {
  navigation: RefObject<HTMLElement | null>
  /** How many there are: a person's role takes some away once it is known. */
  entries: number
}

/** On a phone staff's entries are more than fit: that of the page is moved into view. Nothing can be before the frame is gone. */
function EntryInView({ navigation, entries }: InView) {
  const { pathname } = useLocation()
  useEffect(() => {
    const here = navigation.current?.querySelector('[aria-current]')
    here?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [navigation, entries, pathname])
  return null
}
