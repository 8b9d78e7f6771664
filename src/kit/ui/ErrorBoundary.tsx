import { Component, type ReactNode } from 'react'

interface Props {
  children: ReactNode
  /** Drawn instead of the children after a crash; `retry` draws them again. */
  fallback: (error: unknown, retry: () => void) => ReactNode
  /** A change of this value (the address, say) also draws the children again. */
  resetKey?: string
}

interface State {
  error: unknown
  crashed: boolean
  resetKey?: string
}

/** Keeps a crash inside its page, so that the navigation around it stays usable. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: undefined, crashed: false, resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error, crashed: true }
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    if (props.resetKey === state.resetKey) return null
    return { error: undefined, crashed: false, resetKey: props.resetKey }
  }

  override render() {
    if (!this.state.crashed) return this.props.children
    return this.props.fallback(this.state.error, () =>
      this.setState({ error: undefined, crashed: false }),
    )
  }
}
