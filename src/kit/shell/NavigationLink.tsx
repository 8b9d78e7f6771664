import { useTranslate } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { Link } from 'react-router-dom'
import type { NavigationItem } from '../feature'

/** Active by path prefix (spec §2): `/admin/products/1` lights 'Produtos'. */
const isActive = (pathname: string, { to, alsoAt = [], exact }: NavigationItem): boolean =>
  pathname === to ||
  (!exact && [`${to}/`, ...alsoAt].some((beginning) => pathname.startsWith(beginning)))

/** One entry of an area's navigation, in the bar and in the phone menu. */
export function NavigationLink({ item }: { item: NavigationItem }) {
  const translate = useTranslate()
  const { pathname } = useLocation()
  const { icon: Icon, badge: Badge } = item
  return (
    <Link
      className="shell-link"
      to={item.to}
      aria-current={isActive(pathname, item) ? 'page' : undefined}
    >
      <Icon />
      {translate(item.label)}
      {Badge && <Badge />}
    </Link>
  )
}
