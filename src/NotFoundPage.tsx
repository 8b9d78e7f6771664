import { paths } from './paths'
import { shell } from './kit/shell/shellTexts'
import { MessagePage } from './kit/ui/MessagePage'

const text = shell.shell

/** Any address that is nobody's; the gateway answers it with status 404. */
export default function NotFoundPage() {
  return (
    <main>
      <MessagePage title={text.not_found.title} text={text.not_found.text}>
        <a className="button button-primary" href={paths.home}>
          {text.state.home}
        </a>
      </MessagePage>
    </main>
  )
}
