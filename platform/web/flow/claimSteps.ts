import type { HeldThing } from '../services.ts'
import type { Claims, Step } from './flow.ts'

/** The steps that claim all of it, in the order of the list: each by the feature that named the holding. */
export const claimSteps = (
  list: readonly Pick<HeldThing, 'what' | 'part' | 'subject'>[],
  claims: readonly Claims[],
): readonly Step[] =>
  list
    .filter(({ part }) => part === 'claimable')
    .flatMap(
      ({ what, subject }) => claims.find((of) => Object.hasOwn(of, what))?.[what]?.(subject) ?? [],
    )
