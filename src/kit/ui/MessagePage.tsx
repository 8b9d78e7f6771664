import type { ReactNode } from 'react'
import { FrameGone } from './FrameGone'
import { usePageTitle } from './usePageTitle'
import './MessagePage.css'

interface Props {
  title: string
  text: string
  /** Ways on: links and buttons with the classes of base.css. */
  children?: ReactNode
}

/** A page that only says something: not found, crashed, no longer there. Works without MUI. */
export function MessagePage({ title, text, children }: Props) {
  usePageTitle(title)
  return (
    <section className="message-page">
      <FrameGone />
      <svg viewBox="0 0 64 96" aria-hidden="true">
        <path d="M26 4h12v24c0 8 10 10 10 24v36a4 4 0 0 1-4 4H20a4 4 0 0 1-4-4V52c0-14 10-16 10-24Z" />
        <path d="M16 62h32M26 14h12" />
      </svg>
      <h1>{title}</h1>
      <p>{text}</p>
      <div className="message-page-actions">{children}</div>
    </section>
  )
}
