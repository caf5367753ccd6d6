import type { Subject } from './action.ts'

/** Maximum of positions in one claim, and of claims of one kind in one plan. */
export const mostInClaim = 50
export const mostClaims = 10
/** Maximum of positions of one kind in one plan. */
export const mostInPlan = mostInClaim * mostClaims

/**
 * What a plan of claims is asked with, if one claim does not take all: the positions of the plan, how many claims that
 * is, and how many positions remain. `all`: how many have something.
 */
export function claimSubject(field: string, ids: readonly number[], all: number): Subject {
  if (all <= mostInClaim) return {}
  const planned = ids.slice(0, mostInPlan)
  return {
    [field]: planned.toSorted((a, b) => a - b).join(','),
    claims: String(Math.ceil(planned.length / mostInClaim)),
    rest: String(all - planned.length),
  }
}

/** What each of its claims is asked with. */
export function claimInputs<Field extends string>(
  field: Field,
  subject: Subject,
): readonly { readonly [name in Field]?: string }[] {
  const ids = subject[field]?.split(',') ?? []
  if (ids.length === 0) return [{}]
  return Array.from({ length: Math.ceil(ids.length / mostInClaim) }, (_, i) => ({
    [field]: ids.slice(i * mostInClaim, (i + 1) * mostInClaim).join(','),
  })) as { readonly [name in Field]?: string }[]
}

/** How many signatures it takes. */
export const claimsOf = (subject: Subject): number => Number(subject['claims'] ?? 1)
/** How many positions remain for another plan. */
export const restOf = (subject: Subject): number => Number(subject['rest'] ?? 0)
