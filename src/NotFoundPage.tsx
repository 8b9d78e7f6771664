import { AuthLayout } from './auth/AuthLayout'
import { paths } from './paths'
import { shell } from './kit/shell/shellTexts'

const text = shell.shell

/** Any address that is nobody's; the gateway answers it with status 404. */
export default function NotFoundPage() {
  return (
    <AuthLayout tone="visitor" title={text.not_found.title} subtitle={text.not_found.text}>
      <p>
        <a className="button button-primary" href={paths.home}>
          {text.state.home}
        </a>
      </p>
    </AuthLayout>
  )
}
