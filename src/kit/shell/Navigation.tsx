import MoreIcon from '@mui/icons-material/MoreHoriz'
import { Suspense, lazy, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { Link, useLocation } from 'react-router-dom'
import type { NavigationItem } from '../feature'

const EntriesMenu = lazy(() => import('./EntriesMenu'))

/** Active by path prefix (spec §2): `/admin/products/1` lights 'Produtos'. */
export const isActive = (pathname: string, { to, alsoAt = [], exact }: NavigationItem): boolean =>
  pathname === to ||
  (!exact && [`${to}/`, ...alsoAt].some((beginning) => pathname.startsWith(beginning)))

interface Props {
  pages: readonly NavigationItem[]
  /** They are more than one line holds on most windows: the stylesheet hides the last ones, which 'Mais' has. */
  folds: boolean
}

/** An area's entries, in the bar and on a phone at the thumb. */
export function Navigation({ pages, folds }: Props) {
  const translate = useTranslate()
  return (
    <nav className="shell-nav" aria-label={translate('shell.menu.main')}>
      {pages.map((item) => (
        <NavigationLink key={item.to} item={item} />
      ))}
      {folds && <MoreEntries pages={pages} />}
    </nav>
  )
}

function NavigationLink({ item }: { item: NavigationItem }) {
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

/** The entries that the window has no room for; only the page knows which. */
function MoreEntries({ pages }: Pick<Props, 'pages'>) {
  const translate = useTranslate()
  const button = useRef<HTMLButtonElement>(null)
  const [hidden, setHidden] = useState<readonly NavigationItem[] | null>(null)
  const open = () => {
    const entries = [...(button.current?.parentElement?.querySelectorAll('a') ?? [])]
    setHidden(pages.filter((_page, index) => entries[index]?.offsetParent === null))
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className="shell-link shell-more"
        aria-haspopup="menu"
        aria-expanded={hidden !== null}
        onClick={open}
      >
        <MoreIcon />
        {translate('shell.menu.more')}
      </button>
      {hidden && (
        <Suspense fallback={null}>
          <EntriesMenu pages={hidden} anchor={button.current} onClose={() => setHidden(null)} />
        </Suspense>
      )}
    </>
  )
}
