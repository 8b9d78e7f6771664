import { roleRefusal, type StaffRole } from '#domain/staff/staffRoles'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router-dom'
import { MessagePage } from '../../kit/ui/MessagePage'
import { paths } from '../../paths'

/** In the place of a page that is not for this role (R54). */
export function ClosedPage({ role }: { role: StaffRole }) {
  const translate = useTranslate()
  return (
    <MessagePage title={translate('admin.closed')} text={roleRefusal(role)}>
      <Link className="button button-primary" to={paths.admin.home}>
        {translate('shell.state.home')}
      </Link>
    </MessagePage>
  )
}
