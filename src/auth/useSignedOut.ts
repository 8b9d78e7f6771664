import { useTranslate } from 'ra-core'
import { useNavigate } from 'react-router-dom'
import { clearSession } from './session'

/** After what ended the person's own account or access: leaves for the sign-in page, which says what happened. */
export function useSignedOut(page: string) {
  const navigate = useNavigate()
  const translate = useTranslate()
  /** @param done key of the catalogue */
  return (done: string) => {
    clearSession()
    void navigate(page, { replace: true, state: { message: translate(done) } })
  }
}
