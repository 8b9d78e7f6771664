import Logout from '@mui/icons-material/Logout'
import { useLogout, useTranslate } from 'react-admin'

/** Clears the session and goes to the area's sign-in page. */
export function LogoutButton({ label }: { label: string }) {
  const logout = useLogout()
  const translate = useTranslate()
  return (
    <button
      type="button"
      className="shell-action"
      onClick={() => void logout({}, undefined, false)}
    >
      <Logout />
      <span className="shell-action-text">{translate(label)}</span>
    </button>
  )
}
