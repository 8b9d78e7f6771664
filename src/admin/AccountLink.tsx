import AccountCircleOutlined from '@mui/icons-material/AccountCircleOutlined'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { paths } from '../paths'

/** The way to 'Minha conta', beside logout; the bar has room for its icon only. */
export function AccountLink() {
  const translate = useTranslate()
  const name = translate('security.my_account')
  return (
    <Link className="shell-action" to={paths.admin.account} title={name} aria-label={name}>
      <AccountCircleOutlined />
    </Link>
  )
}
