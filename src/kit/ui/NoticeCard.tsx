import type { ReactNode } from 'react'
import './NoticeCard.css'

interface Props {
  /** 'banner' is the yellow one that asks for something; the others inform. */
  tone: 'info' | 'warning' | 'banner'
  title: string
  text?: ReactNode
  /** A button of class `button`, or a MUI one. */
  action?: ReactNode
}

/** What the user must know of their account, above every page until it is settled. */
export function NoticeCard({ tone, title, text, action }: Props) {
  return (
    <section className={`notice-card notice-card-${tone}`}>
      <div>
        <h2>{title}</h2>
        {text && <p>{text}</p>}
      </div>
      {action}
    </section>
  )
}
