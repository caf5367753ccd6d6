import { Button } from '#platform/ui/Button.tsx'
import { EmptyState, type EmptyStateProps } from '#platform/ui/EmptyState.tsx'

import { useText } from '../i18n.tsx'
import { searchTexts } from './text.ts'

export interface NoneFitsProps extends Pick<EmptyStateProps, 'title' | 'body'> {
  readonly onClear: () => void
}

/** A search found nothing: what is searched, and the way back to all. */
export function NoneFits({ onClear, ...message }: NoneFitsProps) {
  const t = useText()
  return (
    <EmptyState
      {...message}
      action={
        <Button kind="quiet" onClick={onClear}>
          {t(searchTexts.clear)}
        </Button>
      }
    />
  )
}
