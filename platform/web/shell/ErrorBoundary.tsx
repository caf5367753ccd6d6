import { Button } from '#platform/ui/Button.tsx'
import { ErrorState } from '#platform/ui/ErrorState.tsx'
import { Component, type ReactNode } from 'react'

import { say } from '../i18n.tsx'
import { shellTexts as texts } from './text.ts'

/** A screen that broke says so and can be tried again; the rest of the app stands. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true }
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children
    const again = (): void => this.setState({ broken: false })
    return (
      <div className="px-4 pt-4">
        <ErrorState
          message={say(texts.screenBroke)}
          code="SCREEN"
          retry={<Button onClick={again}>{say(texts.tryAgain)}</Button>}
        />
      </div>
    )
  }
}
