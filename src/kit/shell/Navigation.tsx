import MoreIcon from '@mui/icons-material/MoreHoriz'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { Link, useLocation } from 'react-router-dom'
import type { NavigationItem } from '../feature'
import { lazyDialog } from '../ui/lazyDialog'

const EntriesMenu = lazyDialog(() => import('./EntriesMenu'))

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

interface Opened {
  button: HTMLElement
  hidden: readonly NavigationItem[]
}

/** The entries that the window has no room for; only the page knows which. */
function MoreEntries({ pages }: Pick<Props, 'pages'>) {
  const translate = useTranslate()
  const [opened, setOpened] = useState<Opened | null>(null)
  const open = (button: HTMLElement) => {
    const entries = [...(button.parentElement?.querySelectorAll('a') ?? [])]
    const hidden = pages.filter((_page, index) => entries[index]?.offsetParent === null)
    setOpened({ button, hidden })
  }
  return (
    <>
      <button
        type="button"
        className="shell-link shell-more"
        aria-haspopup="menu"
        aria-expanded={opened !== null}
        onClick={(event) => open(event.currentTarget)}
      >
        <MoreIcon />
        {translate('shell.menu.more')}
      </button>
      {opened && (
        <EntriesMenu pages={opened.hidden} anchor={opened.button} onClose={() => setOpened(null)} />
      )}
    </>
  )
}
