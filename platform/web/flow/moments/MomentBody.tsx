import type { ReactNode } from 'react'

import { Failure } from './Failure.tsx'
import { Progress } from './Progress.tsx'
import { Result } from './Result.tsx'
import { type MomentProps, Review } from './Review.tsx'
import { type MomentName, momentOf } from './stages.ts'

const bodies: Record<MomentName, (props: MomentProps) => ReactNode> = {
  review: Review,
  progress: Progress,
  result: Result,
  failure: Failure,
}

/** The sheet's content: three moments that differ at a glance, and the one that nobody wants. */
export function MomentBody(props: MomentProps) {
  const Body = bodies[momentOf(props.run)]
  return <Body {...props} />
}
