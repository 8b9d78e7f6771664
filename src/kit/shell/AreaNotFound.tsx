import { useBasename } from 'react-admin'
import { Link } from 'react-router-dom'
import { shell } from './shellTexts'
import { MessagePage } from '../ui/MessagePage'

const text = shell.shell

/** An address below an area that no feature knows. */
export function AreaNotFound() {
  const basename = useBasename()
  return (
    <MessagePage title={text.not_found.title} text={text.not_found.text}>
      <Link className="button button-primary" to={basename}>
        {text.state.home}
      </Link>
    </MessagePage>
  )
}
