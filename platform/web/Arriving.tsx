import type { UseQueryResult } from '@tanstack/react-query'

import { classes } from '#platform/ui/classes.ts'
import type { ReactNode } from 'react'

import { useText } from './i18n.tsx'
import { useExpected } from './OfMember.tsx'
import { shellTexts as texts } from './shell/text.ts'

interface ArrivingProps {
  readonly children: ReactNode
  /** Where parts stand in turn, what follows waits unseen for it to come. */
  readonly first: boolean
}

/** Holds the place of what is on its way. */
export function Arriving({ children, first }: ArrivingProps) {
  const t = useText()
  const kind = useExpected() ? 'expected' : 'arriving'
  return (
    <output aria-label={t(texts.loading)} className={classes('block', first && kind)}>
      {children}
    </output>
  )
}

interface AwaitedProps {
  readonly query: Pick<UseQueryResult, 'isPending' | 'isPaused'>
  readonly children: ReactNode
}

/** In place of a part that may be empty, until its reply is there. */
export const Awaited = ({ query, children }: AwaitedProps) =>
  query.isPending && !query.isPaused ? <Arriving first>{children}</Arriving> : null
