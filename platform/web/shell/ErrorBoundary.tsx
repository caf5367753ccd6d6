import { Button } from '#platform/ui/Button.tsx'
import { ErrorState } from '#platform/ui/ErrorState.tsx'
import { Component, type ReactNode } from 'react'

import { translated } from '../i18n.tsx'
import { shellTexts as texts } from './text.ts'

/** A screen that failed shows it and can be tried again; the rest of the app keeps working. */
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
          message={translated(texts.screenBroke)}
          code="SCREEN"
          retry={<Button onClick={again}>{translated(texts.tryAgain)}</Button>}
        />
      </div>
    )
  }
}
