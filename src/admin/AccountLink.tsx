import AccountCircleOutlined from '@mui/icons-material/AccountCircleOutlined'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { paths } from '../paths'

/** The way to 'Minha conta', beside logout. */
export function AccountLink() {
  const translate = useTranslate()
  return (
    <Link className="shell-action" to={paths.admin.account}>
      <AccountCircleOutlined />
      <span className="shell-action-text">{translate('security.my_account')}</span>
    </Link>
  )
}
